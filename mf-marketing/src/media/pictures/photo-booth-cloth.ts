// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/photo-booth-cloth-360.avif';
import avif608 from '../../../media/encoded/photo-booth-cloth-608.avif';
import webp360 from '../../../media/encoded/photo-booth-cloth-360.webp';
import webp608 from '../../../media/encoded/photo-booth-cloth-608.webp';
import type { PictureRecord } from '../picture-record.ts';

export const photoBoothCloth = {
  alt: 'Bench in front of a wall of indigo adire cloth',
  render: true,
  width: 608,
  height: 456,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoQAAoAA4BaJZgC7ADve5njCHwAAP7bgwvL6daQWSpGn2PLN2KWYWyo0HEZDwpf+5A+bF/bw6+cRCiXGnHyb+AMAAA=',
  avif: { 360: avif360, 608: avif608 },
  webp: { 360: webp360, 608: webp608 },
} as const satisfies PictureRecord;
