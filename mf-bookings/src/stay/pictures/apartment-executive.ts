// Written by media/encode.ts from media/recipes.ts.
import avif480 from './apartment-executive-480.avif';
import avif960 from './apartment-executive-960.avif';
import webp480 from './apartment-executive-480.webp';
import webp960 from './apartment-executive-960.webp';
import type { StayPictureRecord } from '../stay-picture.tsx';

export const apartmentExecutive = {
  alt: 'Open apartment living room with dining table and kitchen island in daylight',
  render: true,
  width: 960,
  height: 600,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACwAQCdASoQAAoAAsBMJQBOgBJAt0AAAP7Hc0JU5gfhe/2ESP5nBcLOaKGCg3v5tKcvhFJBRdf9PsRzqhCVFB50eXcAAA==',
  avif: { 480: avif480, 960: avif960 },
  webp: { 480: webp480, 960: webp960 },
} as const satisfies StayPictureRecord;
