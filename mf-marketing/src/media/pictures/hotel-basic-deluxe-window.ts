// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/hotel-basic-deluxe-window-360.avif';
import avif608 from '../../../media/encoded/hotel-basic-deluxe-window-608.avif';
import webp from '../../../media/encoded/hotel-basic-deluxe-window-608.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const hotelBasicDeluxeWindow = {
  alt: 'Armchair and small table beside the tall window, bench at the foot of the bed',
  render: true,
  width: 608,
  height: 456,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADQAQCdASoQAAoAAsBMJYwCdAEKbEDd4AD+9OIKXFi/aIkQSHcCvtcA02Xp7zfsy+dNnJ3aPfL94+JoAnwDszkQuJaifKIAAAA=',
  avif: { 360: avif360, 608: avif608 },
  webp,
} satisfies PictureRecord;
