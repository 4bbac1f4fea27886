// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/hotel-luxury-deluxe-480.avif';
import avif720 from '../../../media/encoded/hotel-luxury-deluxe-720.avif';
import avif960 from '../../../media/encoded/hotel-luxury-deluxe-960.avif';
import avif1280 from '../../../media/encoded/hotel-luxury-deluxe-1280.avif';
import avif1600 from '../../../media/encoded/hotel-luxury-deluxe-1600.avif';
import webp from '../../../media/encoded/hotel-luxury-deluxe-960.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const hotelLuxuryDeluxe = {
  alt: 'Large hotel room with an indigo headboard and a seating corner facing a planted courtyard',
  render: true,
  width: 1600,
  height: 1000,
  focus: '68% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoQAAoAA4BaJYwCdAEP7SaJ0VAAAOJlhiMHGItQ01KHZvgB/ys8sYQjJ8drKxQqUY9nmQqhl9ZnwFUGpqrG4H7AAAA=',
  avif: { 480: avif480, 720: avif720, 960: avif960, 1280: avif1280, 1600: avif1600 },
  webp,
} satisfies PictureRecord;
