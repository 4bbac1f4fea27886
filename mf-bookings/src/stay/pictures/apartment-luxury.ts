// Written by media/encode.ts from media/recipes.ts.
import avif480 from './apartment-luxury-480.avif';
import avif720 from './apartment-luxury-720.avif';
import avif960 from './apartment-luxury-960.avif';
import webp480 from './apartment-luxury-480.webp';
import webp720 from './apartment-luxury-720.webp';
import webp960 from './apartment-luxury-960.webp';
import type { StayPictureRecord } from './stay-picture.tsx';

export const apartmentLuxury = {
  alt: 'Apartment living room at dusk with a green sofa in front of a patterned screen',
  render: true,
  width: 960,
  height: 600,
  focus: '52% 55%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAACQAQCdASoQAAoABABoJYgCdACdKoAA+4Zm2Vw1xAlr36DcGjrMY7bMB0u89Y7qSfOmyPpleqqfYmryfaaN0JWo64EqwAAA',
  avif: { 480: avif480, 720: avif720, 960: avif960 },
  webp: { 480: webp480, 720: webp720, 960: webp960 },
} as const satisfies StayPictureRecord;
