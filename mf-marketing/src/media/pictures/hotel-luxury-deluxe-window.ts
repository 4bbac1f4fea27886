// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/hotel-luxury-deluxe-window-360.avif';
import avif736 from '../../../media/encoded/hotel-luxury-deluxe-window-736.avif';
import webp from '../../../media/encoded/hotel-luxury-deluxe-window-736.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const hotelLuxuryDeluxeWindow = {
  alt: 'Sofa corner facing the planted court',
  render: true,
  width: 736,
  height: 552,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoQAAoABABoJQBOgBSrgTxusEAA/h8iHsKi+hohJsXUbTm5WdZ6hbL7EMWvG9l/2LXWyu0jYxeP+pQwAAA=',
  avif: { 360: avif360, 736: avif736 },
  webp,
} satisfies PictureRecord;
