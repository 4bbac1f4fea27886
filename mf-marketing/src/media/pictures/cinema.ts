// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/cinema-480.avif';
import avif720 from '../../../media/encoded/cinema-720.avif';
import avif960 from '../../../media/encoded/cinema-960.avif';
import avif1280 from '../../../media/encoded/cinema-1280.avif';
import avif1600 from '../../../media/encoded/cinema-1600.avif';
import webp480 from '../../../media/encoded/cinema-480.webp';
import webp720 from '../../../media/encoded/cinema-720.webp';
import webp960 from '../../../media/encoded/cinema-960.webp';
import webp1280 from '../../../media/encoded/cinema-1280.webp';
import webp1600 from '../../../media/encoded/cinema-1600.webp';
import type { PictureRecord } from '../picture-record.ts';

export const cinema = {
  alt: 'Cinema with red seats and a terrace scene on the wide screen',
  render: true,
  width: 1600,
  height: 1000,
  focus: '45% 45%',
  placeholder:
    'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoQAAoAAsBMJYgCdAEPgXdzdeAA/vXa1fr+5SG8gD5helh2tHdpW/vFJ5O5okzenovkXdItZkDv3v0mb/0xkVlHQAA=',
  avif: { 480: avif480, 720: avif720, 960: avif960, 1280: avif1280, 1600: avif1600 },
  webp: { 480: webp480, 720: webp720, 960: webp960, 1280: webp1280, 1600: webp1600 },
} as const satisfies PictureRecord;
