// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/restaurant-buffet-480.avif';
import avif960 from '../../../media/encoded/restaurant-buffet-960.avif';
import avif1600 from '../../../media/encoded/restaurant-buffet-1600.avif';
import webp from '../../../media/encoded/restaurant-buffet-960.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const restaurantBuffet = {
  alt: 'Buffet table with brass cloche domes, fruit and flowers beside laid dining tables',
  render: true,
  width: 1600,
  height: 1000,
  focus: '65% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADQAQCdASoQAAoAA4BaJZACdADPPQ4SAAD+RxpmGNIYKe3Mx75D2SIqMVSW0d0y+KgzEHbCaRwALU2PRdX01+w3eaa5qwiIpAA=',
  avif: { 480: avif480, 960: avif960, 1600: avif1600 },
  webp,
} satisfies PictureRecord;
