// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/hotel-luxury-regular-480.avif';
import avif960 from '../../../media/encoded/hotel-luxury-regular-960.avif';
import avif1600 from '../../../media/encoded/hotel-luxury-regular-1600.avif';
import webp480 from '../../../media/encoded/hotel-luxury-regular-480.webp';
import webp960 from '../../../media/encoded/hotel-luxury-regular-960.webp';
import webp1600 from '../../../media/encoded/hotel-luxury-regular-1600.webp';
import type { PictureRecord } from '../picture-record.ts';

export const hotelLuxuryRegular = {
  alt: 'Hotel room with a clay-red wall, an arched headboard and two armchairs by the courtyard window',
  render: true,
  width: 1600,
  height: 1000,
  focus: '58% 55%',
  placeholder:
    'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoQAAoABABoJZgCdAD0e4uBAAD+yPHAMIxKSC53nWDjCfmgO+EeTc2i/omqrb4HYmHGrSBQ0ahhfG6K4AA=',
  avif: { 480: avif480, 960: avif960, 1600: avif1600 },
  webp: { 480: webp480, 960: webp960, 1600: webp1600 },
} as const satisfies PictureRecord;
