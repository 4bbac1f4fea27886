// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/concert-space-480.avif';
import avif720 from '../../../media/encoded/concert-space-720.avif';
import avif960 from '../../../media/encoded/concert-space-960.avif';
import avif1280 from '../../../media/encoded/concert-space-1280.avif';
import avif1600 from '../../../media/encoded/concert-space-1600.avif';
import webp from '../../../media/encoded/concert-space-960.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const concertSpace = {
  alt: 'Concert space with an empty floor, a stage with drums and crossing beams of coloured light',
  render: true,
  width: 1600,
  height: 1000,
  focus: '51% 32%',
  placeholder:
    'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAwAgCdASoQAAoAAsBMJYwCdAEPh9vRhOleAAD++fwTEmNOfrWq07XeLStobClzX4+Gh6KIpsMtRYHHz7pDC9yTVamAAA==',
  avif: { 480: avif480, 720: avif720, 960: avif960, 1280: avif1280, 1600: avif1600 },
  webp,
} satisfies PictureRecord;
