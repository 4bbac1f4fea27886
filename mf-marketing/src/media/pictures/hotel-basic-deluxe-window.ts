// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/hotel-basic-deluxe-window-480.avif';
import avif592 from '../../../media/encoded/hotel-basic-deluxe-window-592.avif';
import webp480 from '../../../media/encoded/hotel-basic-deluxe-window-480.webp';
import webp592 from '../../../media/encoded/hotel-basic-deluxe-window-592.webp';
import type { PictureRecord } from '../picture-record.ts';

export const hotelBasicDeluxeWindow = {
  alt: 'Armchair beside the tall window',
  render: true,
  width: 592,
  height: 444,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoQAAoAAkA4JQBdgCHgAPWdegAA/vswFeGuQ0aQ/99PKw2tpREDbrqf9hhzV05Viy0cVoviDTntNM1jhqHCtAS9lgA=',
  avif: { 480: avif480, 592: avif592 },
  webp: { 480: webp480, 592: webp592 },
} as const satisfies PictureRecord;
