// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/corporate-gala-480.avif';
import avif720 from '../../../media/encoded/corporate-gala-720.avif';
import avif960 from '../../../media/encoded/corporate-gala-960.avif';
import avif1600 from '../../../media/encoded/corporate-gala-1600.avif';
import webp from '../../../media/encoded/corporate-gala-960.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const corporateGala = {
  alt: 'Award evening with dark blue tables, a podium and trophies on a lit stage',
  render: true,
  width: 1600,
  height: 1000,
  focus: '43% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoQAAoABABoJZQCdAENvzQZmYAA/rySOcWq46xU1gEhbU7P0Z694DT/JHcLoQiUgZr/8Qiv4Zuewe79u7T/8+AA',
  avif: { 480: avif480, 720: avif720, 960: avif960, 1600: avif1600 },
  webp,
} satisfies PictureRecord;
