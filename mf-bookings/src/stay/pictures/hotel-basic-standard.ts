// Written by media/encode.ts from media/recipes.ts.
import avif480 from './hotel-basic-standard-480.avif';
import avif720 from './hotel-basic-standard-720.avif';
import avif960 from './hotel-basic-standard-960.avif';
import webp from './hotel-basic-standard-960.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const hotelBasicStandard = {
  alt: 'Small hotel room with a cane headboard and a palm courtyard outside the window',
  render: true,
  width: 960,
  height: 600,
  focus: '48% 55%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoQAAoABABoJYgCdAEfkHeI7pKAAPkFSeGq5sm7xo/1Ui/ZQKIiUub63/jOyoGjUuoTs4NW6nnEYooCJuwMAAAA',
  avif: { 480: avif480, 720: avif720, 960: avif960 },
  webp,
} satisfies PictureRecord;
