// Written by media/encode.ts from media/recipes.ts.
import avif480 from './apartment-luxury-480.avif';
import avif720 from './apartment-luxury-720.avif';
import avif960 from './apartment-luxury-960.avif';
import webp from './apartment-luxury-960.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const apartmentLuxury = {
  alt: 'Apartment living room at dusk with a green sofa in front of a patterned screen',
  render: true,
  width: 960,
  height: 600,
  focus: '52% 55%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAACwAQCdASoQAAoABABoJZACdACb6dAAAPuGZtlcNcQJa9+g3Bo6zGO2zAdLvPWO6knzpnygjUI2aooTVH67afH73RmgzAAA',
  avif: { 480: avif480, 720: avif720, 960: avif960 },
  webp,
} satisfies PictureRecord;
