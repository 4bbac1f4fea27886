// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/detail-room-key-480.avif';
import avif720 from '../../../media/encoded/detail-room-key-720.avif';
import avif960 from '../../../media/encoded/detail-room-key-960.avif';
import avif1200 from '../../../media/encoded/detail-room-key-1200.avif';
import webp from '../../../media/encoded/detail-room-key-960.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const detailRoomKey = {
  alt: 'Brass key on a leather fob beside a counter bell on a wooden desk',
  render: true,
  width: 1200,
  height: 750,
  focus: '60% 55%',
  placeholder:
    'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoQAAoAAsBMJYgCdAEU3bhDFcAA9kMCHtnaEimoj+nNw2uaS5wZpWW0Hs0/Xl/Po4H6Lkxiw3bd4X6IJ/KAAA==',
  avif: { 480: avif480, 720: avif720, 960: avif960, 1200: avif1200 },
  webp,
} satisfies PictureRecord;
