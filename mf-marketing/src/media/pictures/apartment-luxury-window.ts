// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/apartment-luxury-window-480.avif';
import avif608 from '../../../media/encoded/apartment-luxury-window-608.avif';
import webp480 from '../../../media/encoded/apartment-luxury-window-480.webp';
import webp608 from '../../../media/encoded/apartment-luxury-window-608.webp';
import type { PictureRecord } from '../picture-record.ts';

export const apartmentLuxuryWindow = {
  alt: 'Armchair by the window at dusk',
  render: true,
  width: 608,
  height: 456,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoQAAoABIByJQBOgCIZrTbn+AD+hBQIOfldLVB2hy9yohXKw5Rs1yk0pwM0j4WvyegvDYkesYFDyzydM+1LinAA',
  avif: { 480: avif480, 608: avif608 },
  webp: { 480: webp480, 608: webp608 },
} as const satisfies PictureRecord;
