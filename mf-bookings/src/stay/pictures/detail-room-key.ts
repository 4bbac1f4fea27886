// Written by media/encode.ts from media/recipes.ts.
import avif480 from './detail-room-key-480.avif';
import avif720 from './detail-room-key-720.avif';
import avif960 from './detail-room-key-960.avif';
import webp from './detail-room-key-960.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const detailRoomKey = {
  alt: 'Brass key on a leather fob beside a counter bell on a wooden desk',
  render: true,
  width: 960,
  height: 600,
  focus: '60% 55%',
  placeholder:
    'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoQAAoAAsBMJYgCdAEU3bhDFcAA9kMCHtnaEimoj+nNw2uaS5wZpWW0Hs0/Xl/Po4H6Lkxiw3bd4X6IJ/KAAA==',
  avif: { 480: avif480, 720: avif720, 960: avif960 },
  webp,
} satisfies PictureRecord;
