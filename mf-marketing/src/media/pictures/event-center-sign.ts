// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/event-center-sign-360.avif';
import avif544 from '../../../media/encoded/event-center-sign-544.avif';
import webp from '../../../media/encoded/event-center-sign-544.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const eventCenterSign = {
  alt: 'Lit spiral sign on a wall of breeze blocks at dusk',
  render: true,
  width: 544,
  height: 408,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoQAAoAA4BaJaACdACl4GqrK+AA/uZ7oTAcarSY3X3vV/Kod5qgLYC5YsBpeZjjH/g2SKbkcCStWYQAAAA=',
  avif: { 360: avif360, 544: avif544 },
  webp,
} satisfies PictureRecord;
