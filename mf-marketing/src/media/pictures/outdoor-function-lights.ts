// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/outdoor-function-lights-360.avif';
import avif800 from '../../../media/encoded/outdoor-function-lights-800.avif';
import webp from '../../../media/encoded/outdoor-function-lights-800.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const outdoorFunctionLights = {
  alt: 'String lights between palms over tables at dusk',
  render: true,
  width: 800,
  height: 600,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoQAAoABIByJQBOgCBj9DVs4DwA+p70KjHnMvIT8JjkjIlB2sXDW2EV/0Gpy2p0iCpxeZ9GRe+GuC5RkXo+wAAA',
  avif: { 360: avif360, 800: avif800 },
  webp,
} satisfies PictureRecord;
