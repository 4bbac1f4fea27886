// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/hall-ambali-rings-360.avif';
import avif672 from '../../../media/encoded/hall-ambali-rings-672.avif';
import webp360 from '../../../media/encoded/hall-ambali-rings-360.webp';
import webp672 from '../../../media/encoded/hall-ambali-rings-672.webp';
import type { PictureRecord } from '../picture-record.ts';

export const hallAmbaliRings = {
  alt: 'Ring lights over tables in indigo, before lit breeze-block screens',
  render: true,
  width: 672,
  height: 504,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoQAAoAAsBMJZgCdAEUr8wgg5EAAMsjKNaahk/QTLScOJFdC0JVX8h9N4imAwDAqrV79Av/r1paKN9gSVjagAAA',
  avif: { 360: avif360, 672: avif672 },
  webp: { 360: webp360, 672: webp672 },
} as const satisfies PictureRecord;
