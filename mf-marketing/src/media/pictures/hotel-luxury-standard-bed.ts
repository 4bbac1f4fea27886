// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/hotel-luxury-standard-bed-360.avif';
import avif704 from '../../../media/encoded/hotel-luxury-standard-bed-704.avif';
import webp from '../../../media/encoded/hotel-luxury-standard-bed-704.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const hotelLuxuryStandardBed = {
  alt: 'Bed with plum cushions between two wall lamps',
  render: true,
  width: 704,
  height: 528,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoQAAoABIByJYgCsAEfcCOnERAA/tJW2lRJzS0lWqbS1gwfs7C6wgJ2ueumwAkbWzCVnlIVnRmNmMhT3kAAAA==',
  avif: { 360: avif360, 704: avif704 },
  webp,
} satisfies PictureRecord;
