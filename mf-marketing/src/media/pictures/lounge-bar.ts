// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/lounge-bar-360.avif';
import avif640 from '../../../media/encoded/lounge-bar-640.avif';
import webp from '../../../media/encoded/lounge-bar-640.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const loungeBar = {
  alt: 'Bottles on lit shelves behind the bar and its stools',
  render: true,
  width: 640,
  height: 480,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAwAgCdASoQAAoAAoBCJZgCdLoAAwkIZDNtIAD+8zn6K1tWP/oZCkCtuCAsjmrNVasG90fJ/2Z7ElSwzZPdcb9qSAAAAA==',
  avif: { 360: avif360, 640: avif640 },
  webp,
} satisfies PictureRecord;
