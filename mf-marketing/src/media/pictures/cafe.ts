// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/cafe-480.avif';
import avif720 from '../../../media/encoded/cafe-720.avif';
import avif960 from '../../../media/encoded/cafe-960.avif';
import avif1600 from '../../../media/encoded/cafe-1600.avif';
import webp480 from '../../../media/encoded/cafe-480.webp';
import webp720 from '../../../media/encoded/cafe-720.webp';
import webp960 from '../../../media/encoded/cafe-960.webp';
import webp1600 from '../../../media/encoded/cafe-1600.webp';
import type { PictureRecord } from '../picture-record.ts';

export const cafe = {
  alt: 'Cafe with a counter of patterned indigo tiles, cakes behind glass and a courtyard outside',
  render: true,
  width: 1600,
  height: 1000,
  focus: '58% 45%',
  placeholder:
    'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoQAAoABABoJZACdAD6z9FZpAAA3PpEJAOtp4UOZkOb8Nb/1Yh6f8bR64zA2XvI6YUKRqw8NTH58hoAAAA=',
  avif: { 480: avif480, 720: avif720, 960: avif960, 1600: avif1600 },
  webp: { 480: webp480, 720: webp720, 960: webp960, 1600: webp1600 },
} as const satisfies PictureRecord;
