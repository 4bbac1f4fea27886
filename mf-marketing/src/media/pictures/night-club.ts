// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/night-club-480.avif';
import avif720 from '../../../media/encoded/night-club-720.avif';
import avif1024 from '../../../media/encoded/night-club-1024.avif';
import webp480 from '../../../media/encoded/night-club-480.webp';
import webp720 from '../../../media/encoded/night-club-720.webp';
import webp1024 from '../../../media/encoded/night-club-1024.webp';
import type { PictureRecord } from '../picture-record.ts';

export const nightClub = {
  alt: 'Night club with a mirror ball over a DJ booth, before a wall of lit adire squares in violet light',
  render: true,
  width: 1024,
  height: 640,
  focus: '48% 62%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoQAAoABABoJaACdAEQ/ilD9pHMAP7sWq76lULAe+c+YHiNkKhSFQw3RSBMTLkreV1YsF5Zrndce2W6KZQ5CwAA',
  avif: { 480: avif480, 720: avif720, 1024: avif1024 },
  webp: { 480: webp480, 720: webp720, 1024: webp1024 },
} as const satisfies PictureRecord;
