// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/corporate-gala-480.avif';
import avif720 from '../../../media/encoded/corporate-gala-720.avif';
import avif960 from '../../../media/encoded/corporate-gala-960.avif';
import avif1600 from '../../../media/encoded/corporate-gala-1600.avif';
import webp480 from '../../../media/encoded/corporate-gala-480.webp';
import webp720 from '../../../media/encoded/corporate-gala-720.webp';
import webp960 from '../../../media/encoded/corporate-gala-960.webp';
import webp1600 from '../../../media/encoded/corporate-gala-1600.webp';
import type { PictureRecord } from '../picture-record.ts';

export const corporateGala = {
  alt: 'Award evening with dark blue tables, a podium and trophies on a lit stage',
  render: true,
  width: 1600,
  height: 1000,
  focus: '43% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoQAAoABABoJZQCdAENvzQZmYAA/rySOcWq46xU1gEhbU7P0Z694DT/JHcLoQiUgZr/8Qiv4ZuewnYjTu0//PgA',
  avif: { 480: avif480, 720: avif720, 960: avif960, 1600: avif1600 },
  webp: { 480: webp480, 720: webp720, 960: webp960, 1600: webp1600 },
} as const satisfies PictureRecord;
