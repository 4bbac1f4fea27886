// Written by media/encode.ts from media/recipes.ts.
import avif480 from './hotel-basic-standard-480.avif';
import avif720 from './hotel-basic-standard-720.avif';
import avif960 from './hotel-basic-standard-960.avif';
import webp480 from './hotel-basic-standard-480.webp';
import webp720 from './hotel-basic-standard-720.webp';
import webp960 from './hotel-basic-standard-960.webp';
import type { StayPictureRecord } from './stay-picture.tsx';

export const hotelBasicStandard = {
  alt: 'Small hotel room with a cane headboard and a palm courtyard outside the window',
  render: true,
  width: 960,
  height: 600,
  focus: '48% 55%',
  placeholder:
    'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoQAAoABABoJYgCdAEfkHda0jAAAPkFSeGq5sm7xo/1Ui/ZQKIiUub63/jOyoGjUuoRVGZ3JvJB9G7vse1wAA==',
  avif: { 480: avif480, 720: avif720, 960: avif960 },
  webp: { 480: webp480, 720: webp720, 960: webp960 },
} as const satisfies StayPictureRecord;
