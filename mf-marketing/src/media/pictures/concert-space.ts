// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/concert-space-480.avif';
import avif720 from '../../../media/encoded/concert-space-720.avif';
import avif960 from '../../../media/encoded/concert-space-960.avif';
import avif1280 from '../../../media/encoded/concert-space-1280.avif';
import avif1600 from '../../../media/encoded/concert-space-1600.avif';
import webp480 from '../../../media/encoded/concert-space-480.webp';
import webp720 from '../../../media/encoded/concert-space-720.webp';
import webp960 from '../../../media/encoded/concert-space-960.webp';
import webp1280 from '../../../media/encoded/concert-space-1280.webp';
import webp1600 from '../../../media/encoded/concert-space-1600.webp';
import type { PictureRecord } from '../picture-record.ts';

export const concertSpace = {
  alt: 'Concert space with an empty floor, a stage with drums and crossing beams of coloured light',
  render: true,
  width: 1600,
  height: 1000,
  focus: '51% 32%',
  placeholder:
    'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoQAAoAAoBCJYwCdAEPD9zpWxKAAP78A5Bks54YtqyDCoAM00Ra17CU89eDlTC9JDgLDob+d90/coU2NCaVXAwAAAA=',
  avif: { 480: avif480, 720: avif720, 960: avif960, 1280: avif1280, 1600: avif1600 },
  webp: { 480: webp480, 720: webp720, 960: webp960, 1280: webp1280, 1600: webp1600 },
} as const satisfies PictureRecord;
