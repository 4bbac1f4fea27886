// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/lounge-480.avif';
import avif960 from '../../../media/encoded/lounge-960.avif';
import avif1152 from '../../../media/encoded/lounge-1152.avif';
import webp480 from '../../../media/encoded/lounge-480.webp';
import webp960 from '../../../media/encoded/lounge-960.webp';
import webp1152 from '../../../media/encoded/lounge-1152.webp';
import type { PictureRecord } from '../picture-record.ts';

export const lounge = {
  alt: 'Lounge bar with lit arched shelves and tub chairs, toned in indigo and brass',
  render: true,
  width: 1152,
  height: 720,
  focus: '56% 44%',
  placeholder:
    'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADQAQCdASoQAAoABABoJZACdAEOwCawAAD+7NJ7dWrhDbs3M6A20RZQfGTNLwTL4Mg0PZLISolFQEOsD/RMv0eGkvJvojwAAAA=',
  avif: { 480: avif480, 960: avif960, 1152: avif1152 },
  webp: { 480: webp480, 960: webp960, 1152: webp1152 },
} as const satisfies PictureRecord;
