// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/hotel-luxury-regular-window-360.avif';
import avif592 from '../../../media/encoded/hotel-luxury-regular-window-592.avif';
import webp from '../../../media/encoded/hotel-luxury-regular-window-592.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const hotelLuxuryRegularWindow = {
  alt: 'Two armchairs by the courtyard window',
  render: true,
  width: 592,
  height: 444,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoQAAoAA4BaJQBOgB4bP4z28sAA/spwv+QK1yynPc4tXlHR1odsMprfXZZUp2Dz43K6PVpXWmnXGMPX15cow/TIAAA=',
  avif: { 360: avif360, 592: avif592 },
  webp,
} satisfies PictureRecord;
