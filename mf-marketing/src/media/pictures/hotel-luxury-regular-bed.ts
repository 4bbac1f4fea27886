// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/hotel-luxury-regular-bed-360.avif';
import avif704 from '../../../media/encoded/hotel-luxury-regular-bed-704.avif';
import webp from '../../../media/encoded/hotel-luxury-regular-bed-704.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const hotelLuxuryRegularBed = {
  alt: 'Bed under the arched headboard',
  render: true,
  width: 704,
  height: 528,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoQAAoAA4BaJbACdADDHlemVAAA/PjwHkDKT/mtDjcrtf8FXsaKmQAzC5fV1KHiyVuIKzY61rScQEkeBM+gwAAA',
  avif: { 360: avif360, 704: avif704 },
  webp,
} satisfies PictureRecord;
