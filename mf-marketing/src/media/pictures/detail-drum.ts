// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/detail-drum-360.avif';
import avif720 from '../../../media/encoded/detail-drum-720.avif';
import avif960 from '../../../media/encoded/detail-drum-960.avif';
import avif1280 from '../../../media/encoded/detail-drum-1280.avif';
import avif1600 from '../../../media/encoded/detail-drum-1600.avif';
import webp360 from '../../../media/encoded/detail-drum-360.webp';
import webp720 from '../../../media/encoded/detail-drum-720.webp';
import webp960 from '../../../media/encoded/detail-drum-960.webp';
import webp1280 from '../../../media/encoded/detail-drum-1280.webp';
import webp1600 from '../../../media/encoded/detail-drum-1600.webp';
import type { PictureRecord } from '../picture-record.ts';

export const detailDrum = {
  alt: 'Talking drum and beater on striped aso-oke cloth under stage light',
  render: true,
  width: 1600,
  height: 1000,
  focus: '48% 45%',
  placeholder:
    'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoQAAoABABoJbACdAEJy2xbcAD+2tcMKHMzLZHUfvvMA0MG013MKcbAzqpENXcgJxDkSa/aO7k91CSygAA=',
  avif: { 360: avif360, 720: avif720, 960: avif960, 1280: avif1280, 1600: avif1600 },
  webp: { 360: webp360, 720: webp720, 960: webp960, 1280: webp1280, 1600: webp1600 },
} as const satisfies PictureRecord;
