// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/cafe-counter-360.avif';
import avif704 from '../../../media/encoded/cafe-counter-704.avif';
import webp360 from '../../../media/encoded/cafe-counter-360.webp';
import webp704 from '../../../media/encoded/cafe-counter-704.webp';
import type { PictureRecord } from '../picture-record.ts';

export const cafeCounter = {
  alt: 'Counter of indigo patterned tiles with bread behind glass',
  render: true,
  width: 704,
  height: 528,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoQAAoAAsBMJZQCdAD0NcSeQ31gAPRuTucw/ma1ZqCFek0ncyda/zZz/9vFNO0FbdN16FEnAvHi8w3ILA3b0AAA',
  avif: { 360: avif360, 704: avif704 },
  webp: { 360: webp360, 704: webp704 },
} as const satisfies PictureRecord;
