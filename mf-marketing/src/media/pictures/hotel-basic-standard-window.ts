// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/hotel-basic-standard-window-360.avif';
import avif608 from '../../../media/encoded/hotel-basic-standard-window-608.avif';
import webp360 from '../../../media/encoded/hotel-basic-standard-window-360.webp';
import webp608 from '../../../media/encoded/hotel-basic-standard-window-608.webp';
import type { PictureRecord } from '../picture-record.ts';

export const hotelBasicStandardWindow = {
  alt: 'Armchair on the red floor, a plant beside the window onto the courtyard',
  render: true,
  width: 608,
  height: 456,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAACwAQCdASoQAAoABABoJZACdAC2DUPgAP7KGmuA4oV1C8yvjxCDXOjvajc4oyknyjNcZ4QWH9dg7+efo1ZxMdvAibsRWAAA',
  avif: { 360: avif360, 608: avif608 },
  webp: { 360: webp360, 608: webp608 },
} as const satisfies PictureRecord;
