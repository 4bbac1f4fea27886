// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/hotel-basic-deluxe-bed-360.avif';
import avif672 from '../../../media/encoded/hotel-basic-deluxe-bed-672.avif';
import webp from '../../../media/encoded/hotel-basic-deluxe-bed-672.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const hotelBasicDeluxeBed = {
  alt: 'Bed with green and white adire cushions',
  render: true,
  width: 672,
  height: 504,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoQAAoABABoJQBdgBZR64rwAAD+mjWycqhofxhgSZZLBR9dlv2TSn7OgbL0FRq8YetvqJy0v5oHdC1wzgO9JoAA',
  avif: { 360: avif360, 672: avif672 },
  webp,
} satisfies PictureRecord;
