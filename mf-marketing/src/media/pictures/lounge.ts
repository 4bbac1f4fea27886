// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/lounge-480.avif';
import avif720 from '../../../media/encoded/lounge-720.avif';
import avif960 from '../../../media/encoded/lounge-960.avif';
import avif1280 from '../../../media/encoded/lounge-1280.avif';
import avif1600 from '../../../media/encoded/lounge-1600.avif';
import webp from '../../../media/encoded/lounge-960.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const lounge = {
  alt: 'Lounge bar with three lit arches of bottles, clay-red tub chairs and a green bench along the wall',
  render: true,
  width: 1600,
  height: 1000,
  focus: '58% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoQAAoABIByJZACdAEQMyvumeQAAP7dQcnz9e/Ir1atg9WigQiuwXDiSv3WAU9VYUqdjgFEHy/oyiMNblkobDgAAAA=',
  avif: { 480: avif480, 720: avif720, 960: avif960, 1280: avif1280, 1600: avif1600 },
  webp,
} satisfies PictureRecord;
