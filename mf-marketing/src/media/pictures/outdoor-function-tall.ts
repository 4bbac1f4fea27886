// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/outdoor-function-tall-480.avif';
import avif800 from '../../../media/encoded/outdoor-function-tall-800.avif';
import webp480 from '../../../media/encoded/outdoor-function-tall-480.webp';
import webp800 from '../../../media/encoded/outdoor-function-tall-800.webp';
import type { PictureRecord } from '../picture-record.ts';

export const outdoorFunctionTall = {
  alt: 'Garden terrace at dusk with dressed round tables, string lights and palms',
  render: true,
  width: 800,
  height: 1000,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAACQAQCdASoKAAwAAsBMJQBOgB5sXtAA+pvZQ/XAHQBTERHDZBKfYjnJuYQKxI8vB3kQKuRiSLEf6+sl4mrw0JrcXXvngAAA',
  avif: { 480: avif480, 800: avif800 },
  webp: { 480: webp480, 800: webp800 },
} as const satisfies PictureRecord;
