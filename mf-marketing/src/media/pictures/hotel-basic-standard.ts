// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/hotel-basic-standard-480.avif';
import avif720 from '../../../media/encoded/hotel-basic-standard-720.avif';
import avif960 from '../../../media/encoded/hotel-basic-standard-960.avif';
import avif1600 from '../../../media/encoded/hotel-basic-standard-1600.avif';
import webp from '../../../media/encoded/hotel-basic-standard-960.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const hotelBasicStandard = {
  alt: 'Small hotel room with a cane headboard and a palm courtyard outside the window',
  render: true,
  width: 1600,
  height: 1000,
  focus: '48% 55%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoQAAoABABoJYgCdAEfkHeI7pKAAPkFSeGq5sm7xo/1Ui/ZQKIiUub63/jOyoGjUuoTs4NW6nnEYooCJuwMAAAA',
  avif: { 480: avif480, 720: avif720, 960: avif960, 1600: avif1600 },
  webp,
} satisfies PictureRecord;
