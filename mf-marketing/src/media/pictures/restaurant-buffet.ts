// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/restaurant-buffet-480.avif';
import avif960 from '../../../media/encoded/restaurant-buffet-960.avif';
import avif1600 from '../../../media/encoded/restaurant-buffet-1600.avif';
import webp480 from '../../../media/encoded/restaurant-buffet-480.webp';
import webp960 from '../../../media/encoded/restaurant-buffet-960.webp';
import webp1600 from '../../../media/encoded/restaurant-buffet-1600.webp';
import type { PictureRecord } from '../picture-record.ts';

export const restaurantBuffet = {
  alt: 'Buffet table with brass cloche domes, fruit and flowers beside laid dining tables',
  render: true,
  width: 1600,
  height: 1000,
  focus: '65% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAACwAQCdASoQAAoAA4BaJZACdADNilqAAP5HGmYY0hgp7czHvkPZIioxVJbR3TC1ZbZxRYJpHAAtTZGxVeFN5FsuSgGJGERFIAA=',
  avif: { 480: avif480, 960: avif960, 1600: avif1600 },
  webp: { 480: webp480, 960: webp960, 1600: webp1600 },
} as const satisfies PictureRecord;
