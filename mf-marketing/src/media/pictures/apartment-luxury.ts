// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/apartment-luxury-480.avif';
import avif720 from '../../../media/encoded/apartment-luxury-720.avif';
import avif960 from '../../../media/encoded/apartment-luxury-960.avif';
import avif1600 from '../../../media/encoded/apartment-luxury-1600.avif';
import webp480 from '../../../media/encoded/apartment-luxury-480.webp';
import webp720 from '../../../media/encoded/apartment-luxury-720.webp';
import webp960 from '../../../media/encoded/apartment-luxury-960.webp';
import webp1600 from '../../../media/encoded/apartment-luxury-1600.webp';
import type { PictureRecord } from '../picture-record.ts';

export const apartmentLuxury = {
  alt: 'Apartment living room at dusk with a green sofa in front of a patterned screen',
  render: true,
  width: 1600,
  height: 1000,
  focus: '52% 55%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAACQAQCdASoQAAoABABoJYgCdACdKoAA+4Zm2Vw1xAlr36DcGjrMY7bMB0u89Y7qSfOmyPpleqqfYmryfaaN0JWo64EqwAAA',
  avif: { 480: avif480, 720: avif720, 960: avif960, 1600: avif1600 },
  webp: { 480: webp480, 720: webp720, 960: webp960, 1600: webp1600 },
} as const satisfies PictureRecord;
