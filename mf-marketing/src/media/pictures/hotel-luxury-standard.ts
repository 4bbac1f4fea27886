// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/hotel-luxury-standard-480.avif';
import avif960 from '../../../media/encoded/hotel-luxury-standard-960.avif';
import avif1600 from '../../../media/encoded/hotel-luxury-standard-1600.avif';
import webp from '../../../media/encoded/hotel-luxury-standard-960.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const hotelLuxuryStandard = {
  alt: 'Evening view of a hotel room with indigo panelled walls and a plum headboard',
  render: true,
  width: 1600,
  height: 1000,
  focus: '58% 55%',
  placeholder:
    'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoQAAoABABoJYgCdAEWUvtTB1zAAP2TMOJgLg8bxueXL4Pf2rHBGsj7Eo0OCOV24VxaRqDk7d9Nbt7l72p/fFk+AAA=',
  avif: { 480: avif480, 960: avif960, 1600: avif1600 },
  webp,
} satisfies PictureRecord;
