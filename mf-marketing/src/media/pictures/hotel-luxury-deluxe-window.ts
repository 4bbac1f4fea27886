// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/hotel-luxury-deluxe-window-360.avif';
import avif736 from '../../../media/encoded/hotel-luxury-deluxe-window-736.avif';
import webp360 from '../../../media/encoded/hotel-luxury-deluxe-window-360.webp';
import webp736 from '../../../media/encoded/hotel-luxury-deluxe-window-736.webp';
import type { PictureRecord } from '../picture-record.ts';

export const hotelLuxuryDeluxeWindow = {
  alt: 'Sofa corner facing the planted court',
  render: true,
  width: 736,
  height: 552,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoQAAoAA4BaJQBOgBK3t8cKEAAA/nV/LHY33PmbNkR/5if7ntvPZjLVMLbBYCtTXRyMLfjf3BZWmLtVaRDsIIOwAAA=',
  avif: { 360: avif360, 736: avif736 },
  webp: { 360: webp360, 736: webp736 },
} as const satisfies PictureRecord;
