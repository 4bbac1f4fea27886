// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/hotel-luxury-regular-480.avif';
import avif960 from '../../../media/encoded/hotel-luxury-regular-960.avif';
import avif1600 from '../../../media/encoded/hotel-luxury-regular-1600.avif';
import webp from '../../../media/encoded/hotel-luxury-regular-960.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const hotelLuxuryRegular = {
  alt: 'Hotel room with a clay-red wall, an arched headboard and two armchairs by the courtyard window',
  render: true,
  width: 1600,
  height: 1000,
  focus: '58% 55%',
  placeholder:
    'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoQAAoABABoJZgCdAD0e4uIUAD+yPHAMIxKSC53nWDjCfmgO+EeTc2i/omqrb4HYmG9ESENGoYXxuiuAAA=',
  avif: { 480: avif480, 960: avif960, 1600: avif1600 },
  webp,
} satisfies PictureRecord;
