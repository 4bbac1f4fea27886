// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/cafe-480.avif';
import avif720 from '../../../media/encoded/cafe-720.avif';
import avif960 from '../../../media/encoded/cafe-960.avif';
import avif1600 from '../../../media/encoded/cafe-1600.avif';
import webp from '../../../media/encoded/cafe-960.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const cafe = {
  alt: 'Cafe with a counter of patterned indigo tiles, cakes behind glass and a courtyard outside',
  render: true,
  width: 1600,
  height: 1000,
  focus: '58% 45%',
  placeholder:
    'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoQAAoAA4BaJZgCdAD6+tUcd0zwANz6RCQDraeFDmZmMi4X5pZLmLoK4alMBlCAiZyVdzTMuuW9r6EkTZGQxIMAAAA=',
  avif: { 480: avif480, 720: avif720, 960: avif960, 1600: avif1600 },
  webp,
} satisfies PictureRecord;
