// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/hotel-luxury-standard-window-480.avif';
import avif592 from '../../../media/encoded/hotel-luxury-standard-window-592.avif';
import webp480 from '../../../media/encoded/hotel-luxury-standard-window-480.webp';
import webp592 from '../../../media/encoded/hotel-luxury-standard-window-592.webp';
import type { PictureRecord } from '../picture-record.ts';

export const hotelLuxuryStandardWindow = {
  alt: 'Armchair facing the window at dusk',
  render: true,
  width: 592,
  height: 444,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoQAAoABIByJYgC7ADdFShs/MAA/u9cYT7XatE+/bFfYQFku9LiD1ifLg5m2ngemkSsWT2LTvcqesMOpPJ63CwAAAA=',
  avif: { 480: avif480, 592: avif592 },
  webp: { 480: webp480, 592: webp592 },
} as const satisfies PictureRecord;
