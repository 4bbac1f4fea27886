// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/hotel-luxury-deluxe-window-480.avif';
import avif736 from '../../../media/encoded/hotel-luxury-deluxe-window-736.avif';
import webp480 from '../../../media/encoded/hotel-luxury-deluxe-window-480.webp';
import webp736 from '../../../media/encoded/hotel-luxury-deluxe-window-736.webp';
import type { PictureRecord } from '../picture-record.ts';

export const hotelLuxuryDeluxeWindow = {
  alt: 'Sofa corner before the planted court',
  render: true,
  width: 736,
  height: 552,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoQAAoAA4BaJQBOgBK3t8cKEAAA/nV/LLYektxdtlDf+S6eWxAAq6tYHRGWNlLkTMJbnqfSAfGzUMOkIw1kjaQMAAA=',
  avif: { 480: avif480, 736: avif736 },
  webp: { 480: webp480, 736: webp736 },
} as const satisfies PictureRecord;
