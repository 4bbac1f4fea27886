// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/wedding-traditional-tall-480.avif';
import avif800 from '../../../media/encoded/wedding-traditional-tall-800.avif';
import webp480 from '../../../media/encoded/wedding-traditional-tall-480.webp';
import webp800 from '../../../media/encoded/wedding-traditional-tall-800.webp';
import type { PictureRecord } from '../picture-record.ts';

export const weddingTraditionalTall = {
  alt: 'Yoruba engagement stage with two ornate chairs, aso-oke striped drapes and flowers',
  render: true,
  width: 800,
  height: 1000,
  focus: '50% 55%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoKAAwABABoJZACdAEQXM93GVAA/sA8VxM4vZNCu2dvnCmeC4s5IEfV7SHfM8uNpm8jqYY+wz6BAn7dPyz+T4AA',
  avif: { 480: avif480, 800: avif800 },
  webp: { 480: webp480, 800: webp800 },
} as const satisfies PictureRecord;
