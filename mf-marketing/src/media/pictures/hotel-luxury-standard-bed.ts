// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/hotel-luxury-standard-bed-480.avif';
import avif704 from '../../../media/encoded/hotel-luxury-standard-bed-704.avif';
import webp480 from '../../../media/encoded/hotel-luxury-standard-bed-480.webp';
import webp704 from '../../../media/encoded/hotel-luxury-standard-bed-704.webp';
import type { PictureRecord } from '../picture-record.ts';

export const hotelLuxuryStandardBed = {
  alt: 'Bed with plum cushions between two wall lamps',
  render: true,
  width: 704,
  height: 528,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoQAAoABIByJYgCsADx5lt0AAD+0lbaVBpJhTMadNLmeLZ0o2suh9YihBGoG/uwA2qYZSTvxd+AXtfNSXwCSAAA',
  avif: { 480: avif480, 704: avif704 },
  webp: { 480: webp480, 704: webp704 },
} as const satisfies PictureRecord;
