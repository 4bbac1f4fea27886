// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/apartment-luxury-window-360.avif';
import avif672 from '../../../media/encoded/apartment-luxury-window-672.avif';
import webp from '../../../media/encoded/apartment-luxury-window-672.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const apartmentLuxuryWindow = {
  alt: 'Armchair under a reading lamp by the bookshelves, the town at dusk outside',
  render: true,
  width: 672,
  height: 504,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAwAgCdASoQAAoAA4BaJZgCsAEQ93Kx4Eh8IAD+9J7sySiQbWEita/+NMT5aW51WRw53E3bWdJtjangyg6KxYCPYGeBsagAAAA=',
  avif: { 360: avif360, 672: avif672 },
  webp,
} satisfies PictureRecord;
