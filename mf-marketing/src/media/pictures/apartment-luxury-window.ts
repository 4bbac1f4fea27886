// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/apartment-luxury-window-360.avif';
import avif672 from '../../../media/encoded/apartment-luxury-window-672.avif';
import webp360 from '../../../media/encoded/apartment-luxury-window-360.webp';
import webp672 from '../../../media/encoded/apartment-luxury-window-672.webp';
import type { PictureRecord } from '../picture-record.ts';

export const apartmentLuxuryWindow = {
  alt: 'Armchair under a reading lamp by the bookshelves, the town at dusk outside',
  render: true,
  width: 672,
  height: 504,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAwAgCdASoQAAoAA4BaJaACsAEQ93Kx4ESmQAD+9J7sySiQbWEita/+NMT5aW51WQHBS1Klp6V5l6snW+/oF1b3sDPA2NQAAAA=',
  avif: { 360: avif360, 672: avif672 },
  webp: { 360: webp360, 672: webp672 },
} as const satisfies PictureRecord;
