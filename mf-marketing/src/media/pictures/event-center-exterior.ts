// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/event-center-exterior-480.avif';
import avif720 from '../../../media/encoded/event-center-exterior-720.avif';
import avif960 from '../../../media/encoded/event-center-exterior-960.avif';
import avif1280 from '../../../media/encoded/event-center-exterior-1280.avif';
import avif1600 from '../../../media/encoded/event-center-exterior-1600.avif';
import webp480 from '../../../media/encoded/event-center-exterior-480.webp';
import webp720 from '../../../media/encoded/event-center-exterior-720.webp';
import webp960 from '../../../media/encoded/event-center-exterior-960.webp';
import webp1280 from '../../../media/encoded/event-center-exterior-1280.webp';
import webp1600 from '../../../media/encoded/event-center-exterior-1600.webp';
import type { PictureRecord } from '../picture-record.ts';

export const eventCenterExterior = {
  alt: 'Event center at dusk with a lit breeze-block facade, red carpet and wet paving',
  render: true,
  width: 1600,
  height: 1000,
  focus: '46% 50%',
  placeholder:
    'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAwAgCdASoQAAoABIByJYgCdAEekk6WQBvUAAD+wAzy75FVPlJ2ea4Y0AnlE3jyDqU3KjWTRFe807FNiTZ1oUgAAAA=',
  avif: { 480: avif480, 720: avif720, 960: avif960, 1280: avif1280, 1600: avif1600 },
  webp: { 480: webp480, 720: webp720, 960: webp960, 1280: webp1280, 1600: webp1600 },
} as const satisfies PictureRecord;
