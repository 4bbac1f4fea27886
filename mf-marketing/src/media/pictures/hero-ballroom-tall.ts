// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/hero-ballroom-tall-480.avif';
import avif800 from '../../../media/encoded/hero-ballroom-tall-800.avif';
import webp480 from '../../../media/encoded/hero-ballroom-tall-480.webp';
import webp800 from '../../../media/encoded/hero-ballroom-tall-800.webp';
import type { PictureRecord } from '../picture-record.ts';

export const heroBallroomTall = {
  alt: 'Ballroom set for a wedding reception, with chandeliers and a lit stage',
  render: true,
  width: 800,
  height: 1000,
  focus: '53% 42%',
  placeholder:
    'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoKAAwABABoJZgCdACgcHAAAP5j8u0bW+11igidyky/EB7DgL2CIl5iU6zv/3oA83CNiawciJvpLQAA',
  avif: { 480: avif480, 800: avif800 },
  webp: { 480: webp480, 800: webp800 },
} as const satisfies PictureRecord;
