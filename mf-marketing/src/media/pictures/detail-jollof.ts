// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/detail-jollof-360.avif';
import avif1000 from '../../../media/encoded/detail-jollof-1000.avif';
import webp360 from '../../../media/encoded/detail-jollof-360.webp';
import webp1000 from '../../../media/encoded/detail-jollof-1000.webp';
import type { PictureRecord } from '../picture-record.ts';

export const detailJollof = {
  alt: 'Jollof rice with slices of fried plantain on an enamel dish over indigo adire cloth',
  render: true,
  width: 1000,
  height: 625,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAACwAQCdASoQAAoABIByJbACdADVf9QAAMsEWF/1zOO3EyEi1abc00b8aLIjHxbzz6yWd3dmN7wYqVQ2QaES6/yhQD/F+Hf4AAA=',
  avif: { 360: avif360, 1000: avif1000 },
  webp: { 360: webp360, 1000: webp1000 },
} as const satisfies PictureRecord;
