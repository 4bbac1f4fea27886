// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/detail-jollof-480.avif';
import avif1000 from '../../../media/encoded/detail-jollof-1000.avif';
import webp480 from '../../../media/encoded/detail-jollof-480.webp';
import webp1000 from '../../../media/encoded/detail-jollof-1000.webp';
import type { PictureRecord } from '../picture-record.ts';

export const detailJollof = {
  alt: 'Jollof rice with slices of fried plantain on an enamel dish over indigo adire cloth',
  render: true,
  width: 1000,
  height: 625,
  focus: '60% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAACwAQCdASoQAAoABIByJbACdACD7pVAAPsjTzJxDRC6xv3p7ec4Vi8UDlHff6eTAMLNjzBxqAXYd+fbOmkf6Ski9fU1vmmZgAA=',
  avif: { 480: avif480, 1000: avif1000 },
  webp: { 480: webp480, 1000: webp1000 },
} as const satisfies PictureRecord;
