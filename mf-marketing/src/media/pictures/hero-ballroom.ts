// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/hero-ballroom-480.avif';
import avif720 from '../../../media/encoded/hero-ballroom-720.avif';
import avif960 from '../../../media/encoded/hero-ballroom-960.avif';
import avif1600 from '../../../media/encoded/hero-ballroom-1600.avif';
import webp from '../../../media/encoded/hero-ballroom-960.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const heroBallroom = {
  alt: 'Ballroom set for a wedding reception, with chandeliers and a lit stage',
  render: true,
  width: 1600,
  height: 1000,
  focus: '53% 42%',
  placeholder:
    'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoQAAoABIByJZACdAD2Ae4tl74AAPdM3I4Cqbh6e1fkkqhAddAlCtDjGJCIxjFyTgGPyIm44vPt7QQTWm3AAA==',
  avif: { 480: avif480, 720: avif720, 960: avif960, 1600: avif1600 },
  webp,
} satisfies PictureRecord;
