// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/lounge-chairs-360.avif';
import avif960 from '../../../media/encoded/lounge-chairs-960.avif';
import avif1344 from '../../../media/encoded/lounge-chairs-1344.avif';
import webp360 from '../../../media/encoded/lounge-chairs-360.webp';
import webp960 from '../../../media/encoded/lounge-chairs-960.webp';
import webp1344 from '../../../media/encoded/lounge-chairs-1344.webp';
import type { PictureRecord } from '../picture-record.ts';

export const loungeChairs = {
  alt: 'Low tub chairs round a small table with a candle, toned in indigo and brass',
  render: true,
  width: 1344,
  height: 538,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAABQAgCdASoQAAoABABoJaACdAD6mHaCujZ87sAA/uQxbaZg1LZKRf7ch33emAGE9MBocjPPROB0vYNQ0ajnKnAJpr6AAA==',
  avif: { 360: avif360, 960: avif960, 1344: avif1344 },
  webp: { 360: webp360, 960: webp960, 1344: webp1344 },
} as const satisfies PictureRecord;
