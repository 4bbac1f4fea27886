// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/event-center-sign-360.avif';
import avif544 from '../../../media/encoded/event-center-sign-544.avif';
import webp360 from '../../../media/encoded/event-center-sign-360.webp';
import webp544 from '../../../media/encoded/event-center-sign-544.webp';
import type { PictureRecord } from '../picture-record.ts';

export const eventCenterSign = {
  alt: 'Lit spiral sign on a wall of breeze blocks at dusk',
  render: true,
  width: 544,
  height: 408,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAwAgCdASoQAAoAAsBMJZgCdLoAAnEQZolCAAD+7QXc/r4hOkYY09vpFaxISX/sFjyTG5CNkq4kf4Ymdb5WR+GC1s8D84NGAAA=',
  avif: { 360: avif360, 544: avif544 },
  webp: { 360: webp360, 544: webp544 },
} as const satisfies PictureRecord;
