// Written by media/encode.ts from media/recipes.ts.
import avif480 from './detail-room-key-480.avif';
import avif720 from './detail-room-key-720.avif';
import avif960 from './detail-room-key-960.avif';
import webp480 from './detail-room-key-480.webp';
import webp720 from './detail-room-key-720.webp';
import webp960 from './detail-room-key-960.webp';
import type { StayPictureRecord } from './stay-picture.tsx';

export const detailRoomKey = {
  alt: 'Brass key on a leather fob beside a counter bell on a wooden desk',
  render: true,
  width: 960,
  height: 600,
  focus: '60% 55%',
  placeholder:
    'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoQAAoAAsBMJYgCdAEN/Xh/YAAA+6ShrMpjvO6vSdqNTtg9qGvdTUg5bmShmrS+MXidpe9LLMnvS7ZxOUAAAA==',
  avif: { 480: avif480, 720: avif720, 960: avif960 },
  webp: { 480: webp480, 720: webp720, 960: webp960 },
} as const satisfies StayPictureRecord;
