// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/wedding-traditional-chairs-360.avif';
import avif640 from '../../../media/encoded/wedding-traditional-chairs-640.avif';
import webp360 from '../../../media/encoded/wedding-traditional-chairs-360.webp';
import webp640 from '../../../media/encoded/wedding-traditional-chairs-640.webp';
import type { PictureRecord } from '../picture-record.ts';

export const weddingTraditionalChairs = {
  alt: 'A red and a blue high chair in front of an arch of flowers and adire cloth',
  render: true,
  width: 640,
  height: 480,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAABQAgCdASoQAAoABIByJZgCdAEPduq58+3xPgAA/qiSY65MgljkZ7fsCPkAlDDpFokdsWaU8WMqWxyh6/gidkka8jJ8AAAA',
  avif: { 360: avif360, 640: avif640 },
  webp: { 360: webp360, 640: webp640 },
} as const satisfies PictureRecord;
