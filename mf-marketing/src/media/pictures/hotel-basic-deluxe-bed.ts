// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/hotel-basic-deluxe-bed-360.avif';
import avif672 from '../../../media/encoded/hotel-basic-deluxe-bed-672.avif';
import webp360 from '../../../media/encoded/hotel-basic-deluxe-bed-360.webp';
import webp672 from '../../../media/encoded/hotel-basic-deluxe-bed-672.webp';
import type { PictureRecord } from '../picture-record.ts';

export const hotelBasicDeluxeBed = {
  alt: 'Bed with green and white adire cushions',
  render: true,
  width: 672,
  height: 504,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoQAAoABABoJQBdgBbKPwwxYAD+mkmWiiYn6+FICB1mxXm4r3dR4QpfdpuZH84hBRElibGAkyV8FWqqVVC2AAAA',
  avif: { 360: avif360, 672: avif672 },
  webp: { 360: webp360, 672: webp672 },
} as const satisfies PictureRecord;
