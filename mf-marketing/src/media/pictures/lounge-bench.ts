// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/lounge-bench-360.avif';
import avif608 from '../../../media/encoded/lounge-bench-608.avif';
import webp360 from '../../../media/encoded/lounge-bench-360.webp';
import webp608 from '../../../media/encoded/lounge-bench-608.webp';
import type { PictureRecord } from '../picture-record.ts';

export const loungeBench = {
  alt: 'Low chairs facing a green bench under a framed adire cloth',
  render: true,
  width: 608,
  height: 456,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAwAgCdASoQAAoABABoJaACdAEf3VToxZoVWAD+g/rw9Yzl8WbxutFwZzjrRC2Xpz1jDs9KZH/swOi2Q4ZbXz5CeNPAAA==',
  avif: { 360: avif360, 608: avif608 },
  webp: { 360: webp360, 608: webp608 },
} as const satisfies PictureRecord;
