// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/event-center-exterior-480.avif';
import avif720 from '../../../media/encoded/event-center-exterior-720.avif';
import avif960 from '../../../media/encoded/event-center-exterior-960.avif';
import avif1280 from '../../../media/encoded/event-center-exterior-1280.avif';
import avif1600 from '../../../media/encoded/event-center-exterior-1600.avif';
import webp from '../../../media/encoded/event-center-exterior-960.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const eventCenterExterior = {
  alt: 'Event center at dusk with a lit breeze-block facade, red carpet and wet paving',
  render: true,
  width: 1600,
  height: 1000,
  focus: '46% 50%',
  placeholder:
    'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAwAgCdASoQAAoABIByJYgCdAEekk6WQBvUAAD+wAzy75FVPlJ2ea4Y0AnlE3jyDqU3KjWTRFe807FNiTZ1oUgAAAA=',
  avif: { 480: avif480, 720: avif720, 960: avif960, 1280: avif1280, 1600: avif1600 },
  webp,
} satisfies PictureRecord;
