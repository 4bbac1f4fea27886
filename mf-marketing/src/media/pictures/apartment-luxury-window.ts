// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/apartment-luxury-window-360.avif';
import avif608 from '../../../media/encoded/apartment-luxury-window-608.avif';
import webp360 from '../../../media/encoded/apartment-luxury-window-360.webp';
import webp608 from '../../../media/encoded/apartment-luxury-window-608.webp';
import type { PictureRecord } from '../picture-record.ts';

export const apartmentLuxuryWindow = {
  alt: 'Armchair by the window at dusk',
  render: true,
  width: 608,
  height: 456,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoQAAoABIByJQBOgCIZsD7oNGgAAP6EFAg5+V0tUHaHL3KiFfztSUMSPcd1cZzwNFkPG0uKpH0nhxcvRaj9anQAAAA=',
  avif: { 360: avif360, 608: avif608 },
  webp: { 360: webp360, 608: webp608 },
} as const satisfies PictureRecord;
