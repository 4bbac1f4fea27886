// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/wedding-traditional-chairs-360.avif';
import avif640 from '../../../media/encoded/wedding-traditional-chairs-640.avif';
import webp from '../../../media/encoded/wedding-traditional-chairs-640.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const weddingTraditionalChairs = {
  alt: 'A red and a blue high chair in front of an arch of flowers and adire cloth',
  render: true,
  width: 640,
  height: 480,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAwAgCdASoQAAoABIByJZgCdAEPduqcAZSOxAD+qJJdhvpY5Ge3eXI+Kan5yKRzRrvPzi/5/ioXx4PDo9aETskjXkZPgAAA',
  avif: { 360: avif360, 640: avif640 },
  webp,
} satisfies PictureRecord;
