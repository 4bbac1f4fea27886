// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/outdoor-function-lights-360.avif';
import avif800 from '../../../media/encoded/outdoor-function-lights-800.avif';
import webp360 from '../../../media/encoded/outdoor-function-lights-360.webp';
import webp800 from '../../../media/encoded/outdoor-function-lights-800.webp';
import type { PictureRecord } from '../picture-record.ts';

export const outdoorFunctionLights = {
  alt: 'String lights between palms over tables at dusk',
  render: true,
  width: 800,
  height: 600,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoQAAoABIByJQBOgCBj9DVxPY7gAPqe9Cox5zLyE/CY5IyLAwCLe4C1i8Q0OMyQlWjx9T9d53Ya7M+RyZyAAA==',
  avif: { 360: avif360, 800: avif800 },
  webp: { 360: webp360, 800: webp800 },
} as const satisfies PictureRecord;
