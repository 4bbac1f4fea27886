// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/hall-wosilat-runner-360.avif';
import avif672 from '../../../media/encoded/hall-wosilat-runner-672.avif';
import webp360 from '../../../media/encoded/hall-wosilat-runner-360.webp';
import webp672 from '../../../media/encoded/hall-wosilat-runner-672.webp';
import type { PictureRecord } from '../picture-record.ts';

export const hallWosilatRunner = {
  alt: 'Long table with orange runners, plates and glasses',
  render: true,
  width: 672,
  height: 504,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoQAAoABABoJZgCdACpuzgAAPqOFoeRd+BoKqV5o+ddp/PCVs6A93NjF2VOfri5oAB4ElY5C4fwAAAA',
  avif: { 360: avif360, 672: avif672 },
  webp: { 360: webp360, 672: webp672 },
} as const satisfies PictureRecord;
