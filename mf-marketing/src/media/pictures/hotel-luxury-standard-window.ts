// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/hotel-luxury-standard-window-360.avif';
import avif592 from '../../../media/encoded/hotel-luxury-standard-window-592.avif';
import webp360 from '../../../media/encoded/hotel-luxury-standard-window-360.webp';
import webp592 from '../../../media/encoded/hotel-luxury-standard-window-592.webp';
import type { PictureRecord } from '../picture-record.ts';

export const hotelLuxuryStandardWindow = {
  alt: 'Armchair facing the window at dusk',
  render: true,
  width: 592,
  height: 444,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAoABUB8JYgAAvwcnuqIQAD+7NGo1jj3WvVur0LfvXUSyPfILrX67Wq4tS8pA+wWP3i+oFwAAA==',
  avif: { 360: avif360, 592: avif592 },
  webp: { 360: webp360, 592: webp592 },
} as const satisfies PictureRecord;
