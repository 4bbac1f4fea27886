// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/cafe-table-360.avif';
import avif736 from '../../../media/encoded/cafe-table-736.avif';
import webp360 from '../../../media/encoded/cafe-table-360.webp';
import webp736 from '../../../media/encoded/cafe-table-736.webp';
import type { PictureRecord } from '../picture-record.ts';

export const cafeTable = {
  alt: 'Round table with two cups and a vase before the tiled counter, toned in indigo and sand',
  render: true,
  width: 736,
  height: 414,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoQAAoAAoBCJYgCdAELMWWz1ZAA9HIHttYEicEHqJ/8HK70ugTBeS6IEvH5AqUMg79oXzAGfgMF+bLroNLMTlAA',
  avif: { 360: avif360, 736: avif736 },
  webp: { 360: webp360, 736: webp736 },
} as const satisfies PictureRecord;
