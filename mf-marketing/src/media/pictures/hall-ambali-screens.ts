// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/hall-ambali-screens-480.avif';
import avif720 from '../../../media/encoded/hall-ambali-screens-720.avif';
import avif896 from '../../../media/encoded/hall-ambali-screens-896.avif';
import webp from '../../../media/encoded/hall-ambali-screens-896.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const hallAmbaliScreens = {
  alt: 'Round tables laid with flowers in front of lit breeze-block screens',
  render: true,
  width: 896,
  height: 672,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAwAgCdASoQAAoABABoJZgCdAD2PyYufnfkgAD7IS2l+ksoXrZhQgV61J7AMiXvp7Lj3vf9lY85WIDLnh4qnjczIAA=',
  avif: { 480: avif480, 720: avif720, 896: avif896 },
  webp,
} satisfies PictureRecord;
