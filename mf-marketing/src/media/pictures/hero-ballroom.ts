// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/hero-ballroom-480.avif';
import avif720 from '../../../media/encoded/hero-ballroom-720.avif';
import avif960 from '../../../media/encoded/hero-ballroom-960.avif';
import avif1600 from '../../../media/encoded/hero-ballroom-1600.avif';
import webp480 from '../../../media/encoded/hero-ballroom-480.webp';
import webp720 from '../../../media/encoded/hero-ballroom-720.webp';
import webp960 from '../../../media/encoded/hero-ballroom-960.webp';
import webp1600 from '../../../media/encoded/hero-ballroom-1600.webp';
import type { PictureRecord } from '../picture-record.ts';

export const heroBallroom = {
  alt: 'Ballroom set for a wedding reception, with chandeliers and a lit stage',
  render: true,
  width: 1600,
  height: 1000,
  focus: '53% 42%',
  placeholder:
    'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoQAAoABIByJZACdAD2Ae4tiWAA9w2XiOQ0KBiuaQa/iQIxMnrl7LITRD9iiepTSsLmC4vPt7QQTWm3AAA=',
  avif: { 480: avif480, 720: avif720, 960: avif960, 1600: avif1600 },
  webp: { 480: webp480, 720: webp720, 960: webp960, 1600: webp1600 },
} as const satisfies PictureRecord;
