// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/hotel-basic-standard-bed-360.avif';
import avif672 from '../../../media/encoded/hotel-basic-standard-bed-672.avif';
import webp360 from '../../../media/encoded/hotel-basic-standard-bed-360.webp';
import webp672 from '../../../media/encoded/hotel-basic-standard-bed-672.webp';
import type { PictureRecord } from '../picture-record.ts';

export const hotelBasicStandardBed = {
  alt: 'Bed with red adire cushions under a framed cloth',
  render: true,
  width: 672,
  height: 504,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACwAQCdASoQAAoAAsBMJQBOgBhTCogAAP6bNtm8YFjVZJXt2wsE5M1pBhhAg9ip+4U9KxUAViCbn5AcGyNldVpeYBoAAA==',
  avif: { 360: avif360, 672: avif672 },
  webp: { 360: webp360, 672: webp672 },
} as const satisfies PictureRecord;
