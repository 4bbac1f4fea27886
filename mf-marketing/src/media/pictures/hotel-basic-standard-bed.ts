// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/hotel-basic-standard-bed-360.avif';
import avif672 from '../../../media/encoded/hotel-basic-standard-bed-672.avif';
import webp from '../../../media/encoded/hotel-basic-standard-bed-672.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const hotelBasicStandardBed = {
  alt: 'Bed with red adire cushions under a framed cloth',
  render: true,
  width: 672,
  height: 504,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACwAQCdASoQAAoAAsBMJQBOgBhVvT6AAP6bNtm8YFjVZA9NpaovvmyYI9LROw52qJf2Fvdqhcyjd9ee96VH1NlIGC7AAA==',
  avif: { 360: avif360, 672: avif672 },
  webp,
} satisfies PictureRecord;
