// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/photo-booth-cloth-360.avif';
import avif608 from '../../../media/encoded/photo-booth-cloth-608.avif';
import webp from '../../../media/encoded/photo-booth-cloth-608.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const photoBoothCloth = {
  alt: 'Bench in front of a wall of indigo adire cloth',
  render: true,
  width: 608,
  height: 456,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoQAAoAA4BaJaAC7ADve5qFqIwAAP7bgwvL6daQWSpGn2PLN2KWYWyo0HE1HBDJ5RVm02qRoJblyIGLmcp3RkAA',
  avif: { 360: avif360, 608: avif608 },
  webp,
} satisfies PictureRecord;
