// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/apartment-luxury-480.avif';
import avif720 from '../../../media/encoded/apartment-luxury-720.avif';
import avif960 from '../../../media/encoded/apartment-luxury-960.avif';
import avif1600 from '../../../media/encoded/apartment-luxury-1600.avif';
import webp from '../../../media/encoded/apartment-luxury-960.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const apartmentLuxury = {
  alt: 'Apartment living room at dusk with a green sofa in front of a patterned screen',
  render: true,
  width: 1600,
  height: 1000,
  focus: '52% 55%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAACwAQCdASoQAAoABABoJZACdACb6dAAAPuGZtlcNcQJa9+g3Bo6zGO2zAdLvPWO6knzpnygjUI2aooTVH67afH73RmgzAAA',
  avif: { 480: avif480, 720: avif720, 960: avif960, 1600: avif1600 },
  webp,
} satisfies PictureRecord;
