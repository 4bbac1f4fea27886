// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/lounge-bar-360.avif';
import avif640 from '../../../media/encoded/lounge-bar-640.avif';
import webp360 from '../../../media/encoded/lounge-bar-360.webp';
import webp640 from '../../../media/encoded/lounge-bar-640.webp';
import type { PictureRecord } from '../picture-record.ts';

export const loungeBar = {
  alt: 'Bottles on lit shelves behind the bar and its stools',
  render: true,
  width: 640,
  height: 480,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAwAgCdASoQAAoAAoBCJaACdLoAAwhEm6YnAAD+8zn6FvlbM765DiJZiUCnp9pxzgf1298OM4Z8UT3/xJfkUlJsyAA=',
  avif: { 360: avif360, 640: avif640 },
  webp: { 360: webp360, 640: webp640 },
} as const satisfies PictureRecord;
