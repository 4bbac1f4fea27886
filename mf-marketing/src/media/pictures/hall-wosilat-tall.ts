// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/hall-wosilat-tall-480.avif';
import avif800 from '../../../media/encoded/hall-wosilat-tall-800.avif';
import webp480 from '../../../media/encoded/hall-wosilat-tall-480.webp';
import webp800 from '../../../media/encoded/hall-wosilat-tall-800.webp';
import type { PictureRecord } from '../picture-record.ts';

export const hallWosilatTall = {
  alt: 'Hall with long banquet tables in ivory and laterite red, facing a wide stage',
  render: true,
  width: 800,
  height: 1000,
  focus: '48% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAwAgCdASoKAAwAAsBMJZgCdLoAArlJfJNAAAD9sOO3/aBUY2kp/50+r3pKWxBxCzKNt4e9nEWhYRnVwPrynAybyMhOkgAA',
  avif: { 480: avif480, 800: avif800 },
  webp: { 480: webp480, 800: webp800 },
} as const satisfies PictureRecord;
