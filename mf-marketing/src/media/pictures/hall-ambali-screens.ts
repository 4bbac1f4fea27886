// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/hall-ambali-screens-480.avif';
import avif720 from '../../../media/encoded/hall-ambali-screens-720.avif';
import avif896 from '../../../media/encoded/hall-ambali-screens-896.avif';
import webp480 from '../../../media/encoded/hall-ambali-screens-480.webp';
import webp720 from '../../../media/encoded/hall-ambali-screens-720.webp';
import webp896 from '../../../media/encoded/hall-ambali-screens-896.webp';
import type { PictureRecord } from '../picture-record.ts';

export const hallAmbaliScreens = {
  alt: 'Round tables laid with flowers in front of lit breeze-block screens',
  render: true,
  width: 896,
  height: 672,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoQAAoABABoJZgCdAD2L2d24VgAAPshLad2QFrII8VLGvLncHcmurZ9fGb2M3mjDH9L+kpyWqjc8PFU8bmZAAAA',
  avif: { 480: avif480, 720: avif720, 896: avif896 },
  webp: { 480: webp480, 720: webp720, 896: webp896 },
} as const satisfies PictureRecord;
