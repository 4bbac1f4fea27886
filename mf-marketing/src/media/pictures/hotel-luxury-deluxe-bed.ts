// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/hotel-luxury-deluxe-bed-360.avif';
import avif704 from '../../../media/encoded/hotel-luxury-deluxe-bed-704.avif';
import webp from '../../../media/encoded/hotel-luxury-deluxe-bed-704.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const hotelLuxuryDeluxeBed = {
  alt: 'Bed with indigo adire cushions under three framed cloths',
  render: true,
  width: 704,
  height: 528,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAwAgCdASoQAAoABABoJQBOgB6LOn/NapfAAADOLyG07m1BEVk6/pc4v9+J9FqLBuhTJvMbCEGEKC2EgjsSQrXfGbrK4efOYAA=',
  avif: { 360: avif360, 704: avif704 },
  webp,
} satisfies PictureRecord;
