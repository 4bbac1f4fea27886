// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/photo-booth-light-360.avif';
import avif416 from '../../../media/encoded/photo-booth-light-416.avif';
import webp from '../../../media/encoded/photo-booth-light-416.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const photoBoothLight = {
  alt: 'Lit ring light beside a plant',
  render: true,
  width: 416,
  height: 312,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAwAgCdASoQAAoABABoJZACdAEefKTsc50gAAD81hkIzbP9QuDQNBfwbm1f35s611t3LOuK4NLLsKvG7LgJj0aZE3Ym0AAA',
  avif: { 360: avif360, 416: avif416 },
  webp,
} satisfies PictureRecord;
