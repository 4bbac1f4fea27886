// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/night-club-480.avif';
import avif960 from '../../../media/encoded/night-club-960.avif';
import avif1600 from '../../../media/encoded/night-club-1600.avif';
import webp480 from '../../../media/encoded/night-club-480.webp';
import webp960 from '../../../media/encoded/night-club-960.webp';
import webp1600 from '../../../media/encoded/night-club-1600.webp';
import type { PictureRecord } from '../picture-record.ts';

export const nightClub = {
  alt: 'Night club with a lit dance floor, magenta and indigo light beams and a DJ booth',
  render: true,
  width: 1600,
  height: 1000,
  focus: '50% 55%',
  placeholder:
    'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoQAAoABABoJaACdAEPSsN6Yya4AP7xo2ujKJoucamEkxyGYa1pZGUOmG+Qf+DnM9duX1HTJYpiBGE3acVAAA==',
  avif: { 480: avif480, 960: avif960, 1600: avif1600 },
  webp: { 480: webp480, 960: webp960, 1600: webp1600 },
} as const satisfies PictureRecord;
