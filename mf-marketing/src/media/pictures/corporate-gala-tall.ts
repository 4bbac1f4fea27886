// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/corporate-gala-tall-480.avif';
import avif800 from '../../../media/encoded/corporate-gala-tall-800.avif';
import webp480 from '../../../media/encoded/corporate-gala-tall-480.webp';
import webp800 from '../../../media/encoded/corporate-gala-tall-800.webp';
import type { PictureRecord } from '../picture-record.ts';

export const corporateGalaTall = {
  alt: 'Award evening with dark blue tables, a podium and trophies on a lit stage',
  render: true,
  width: 800,
  height: 1000,
  focus: '43% 50%',
  placeholder:
    'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoKAAwABABoJYwCdAD0kQRHHAkAAP6DxMLRlAnnPNm5btmQKSR28PgBz3TyH+eycq6Wqsl8obhLo7mb0AA=',
  avif: { 480: avif480, 800: avif800 },
  webp: { 480: webp480, 800: webp800 },
} as const satisfies PictureRecord;
