// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/detail-room-key-480.avif';
import avif720 from '../../../media/encoded/detail-room-key-720.avif';
import avif960 from '../../../media/encoded/detail-room-key-960.avif';
import avif1200 from '../../../media/encoded/detail-room-key-1200.avif';
import webp480 from '../../../media/encoded/detail-room-key-480.webp';
import webp720 from '../../../media/encoded/detail-room-key-720.webp';
import webp960 from '../../../media/encoded/detail-room-key-960.webp';
import webp1200 from '../../../media/encoded/detail-room-key-1200.webp';
import type { PictureRecord } from '../picture-record.ts';

export const detailRoomKey = {
  alt: 'Brass key on a leather fob beside a counter bell on a wooden desk',
  render: true,
  width: 1200,
  height: 750,
  focus: '60% 55%',
  placeholder:
    'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoQAAoAAsBMJYgCdAEN/Xh/YAAA+6ShrMpjvO6vSdqNTtg9qGvdTUg5bmShmrS+MXidpe9LLMnvS7ZxOUAAAA==',
  avif: { 480: avif480, 720: avif720, 960: avif960, 1200: avif1200 },
  webp: { 480: webp480, 720: webp720, 960: webp960, 1200: webp1200 },
} as const satisfies PictureRecord;
