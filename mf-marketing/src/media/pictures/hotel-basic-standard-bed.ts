// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/hotel-basic-standard-bed-480.avif';
import avif672 from '../../../media/encoded/hotel-basic-standard-bed-672.avif';
import webp480 from '../../../media/encoded/hotel-basic-standard-bed-480.webp';
import webp672 from '../../../media/encoded/hotel-basic-standard-bed-672.webp';
import type { PictureRecord } from '../picture-record.ts';

export const hotelBasicStandardBed = {
  alt: 'Bed with red adire cushions under a framed cloth',
  render: true,
  width: 672,
  height: 504,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoQAAoAAsBMJYgCdADESIzLkAAA/ps22bxgWNVkD02lCnL09fWf5eKC4HmFTnXlKJRiCbn9zvelR9TZSBguwAAA',
  avif: { 480: avif480, 672: avif672 },
  webp: { 480: webp480, 672: webp672 },
} as const satisfies PictureRecord;
