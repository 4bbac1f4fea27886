// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/cafe-counter-480.avif';
import avif704 from '../../../media/encoded/cafe-counter-704.avif';
import webp480 from '../../../media/encoded/cafe-counter-480.webp';
import webp704 from '../../../media/encoded/cafe-counter-704.webp';
import type { PictureRecord } from '../picture-record.ts';

export const cafeCounter = {
  alt: 'Counter of indigo patterned tiles with bread behind glass',
  render: true,
  width: 704,
  height: 528,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoQAAoAAsBMJZQCdAEOw+8bzLIAAPRuTucirQGfWHtV5NJ3MnWv82c//bxTTntV1ircrBGGvGXXASBB2wAAAA==',
  avif: { 480: avif480, 704: avif704 },
  webp: { 480: webp480, 704: webp704 },
} as const satisfies PictureRecord;
