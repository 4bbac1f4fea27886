// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/detail-drum-360.avif';
import avif720 from '../../../media/encoded/detail-drum-720.avif';
import avif960 from '../../../media/encoded/detail-drum-960.avif';
import avif1280 from '../../../media/encoded/detail-drum-1280.avif';
import avif1600 from '../../../media/encoded/detail-drum-1600.avif';
import webp from '../../../media/encoded/detail-drum-960.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const detailDrum = {
  alt: 'Talking drum and beater on striped aso-oke cloth under stage light',
  render: true,
  width: 1600,
  height: 1000,
  focus: '48% 45%',
  placeholder:
    'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoQAAoABABoJbACdAEN+MqSaPYAAP7a1xEav+J6Gt6QwQJAqrt76KHpW6fM190+1MafgH8nyOXwPRESAAA=',
  avif: { 360: avif360, 720: avif720, 960: avif960, 1280: avif1280, 1600: avif1600 },
  webp,
} satisfies PictureRecord;
