// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/hotel-lobby-480.avif';
import avif960 from '../../../media/encoded/hotel-lobby-960.avif';
import avif1600 from '../../../media/encoded/hotel-lobby-1600.avif';
import webp480 from '../../../media/encoded/hotel-lobby-480.webp';
import webp960 from '../../../media/encoded/hotel-lobby-960.webp';
import webp1600 from '../../../media/encoded/hotel-lobby-1600.webp';
import type { PictureRecord } from '../picture-record.ts';

export const hotelLobby = {
  alt: 'Hotel lobby with a fluted reception desk in front of a patterned screen',
  render: true,
  width: 1600,
  height: 1000,
  focus: '51% 48%',
  placeholder:
    'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAwAgCdASoQAAoAA4BaJQBOgCKVVOXUjJo4AAD+J7I45Je1DvYJA41oEOzwWkupGHzhzxVLHzPlXXOCYk7QvXqGi7uV2m3nAAA=',
  avif: { 480: avif480, 960: avif960, 1600: avif1600 },
  webp: { 480: webp480, 960: webp960, 1600: webp1600 },
} as const satisfies PictureRecord;
