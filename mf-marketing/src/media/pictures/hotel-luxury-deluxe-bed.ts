// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/hotel-luxury-deluxe-bed-480.avif';
import avif704 from '../../../media/encoded/hotel-luxury-deluxe-bed-704.avif';
import webp480 from '../../../media/encoded/hotel-luxury-deluxe-bed-480.webp';
import webp704 from '../../../media/encoded/hotel-luxury-deluxe-bed-704.webp';
import type { PictureRecord } from '../picture-record.ts';

export const hotelLuxuryDeluxeBed = {
  alt: 'Bed with indigo adire cushions under three framed cloths',
  render: true,
  width: 704,
  height: 528,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADQAQCdASoQAAoABABoJQBOgB6KYIbjwADOLyG07m1BEVk6/pc4v9+J9FqLBuhTJuxQzFIm9QtQw8BZ/FCMMkVlZXM4zJ8AAAA=',
  avif: { 480: avif480, 704: avif704 },
  webp: { 480: webp480, 704: webp704 },
} as const satisfies PictureRecord;
