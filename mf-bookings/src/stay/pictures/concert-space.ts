// Written by media/encode.ts from media/recipes.ts.
import avif480 from './concert-space-480.avif';
import avif720 from './concert-space-720.avif';
import avif960 from './concert-space-960.avif';
import webp from './concert-space-960.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const concertSpace = {
  alt: 'Concert space with an empty floor, a stage with drums and crossing beams of coloured light',
  render: true,
  width: 960,
  height: 600,
  focus: '51% 32%',
  placeholder:
    'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAwAgCdASoQAAoAAsBMJYwCdAEPh9vRhOleAAD++fwTEmNOfrWq07XeLStobClzX4+Gh6KIpsMtRYHHz7pDC9yTVamAAA==',
  avif: { 480: avif480, 720: avif720, 960: avif960 },
  webp,
} satisfies PictureRecord;
