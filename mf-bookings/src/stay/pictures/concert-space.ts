// Written by media/encode.ts from media/recipes.ts.
import avif480 from './concert-space-480.avif';
import avif720 from './concert-space-720.avif';
import avif960 from './concert-space-960.avif';
import webp480 from './concert-space-480.webp';
import webp720 from './concert-space-720.webp';
import webp960 from './concert-space-960.webp';
import type { StayPictureRecord } from './stay-picture.tsx';

export const concertSpace = {
  alt: 'Concert space with an empty floor, a stage with drums and crossing beams of coloured light',
  render: true,
  width: 960,
  height: 600,
  focus: '51% 32%',
  placeholder:
    'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoQAAoAAoBCJYwCdAEPD9zpWxKAAP78A5Bks54YtqyDCoAM00Ra17CU89eDlTC9JDgLDob+d90/coU2NCaVXAwAAAA=',
  avif: { 480: avif480, 720: avif720, 960: avif960 },
  webp: { 480: webp480, 720: webp720, 960: webp960 },
} as const satisfies StayPictureRecord;
