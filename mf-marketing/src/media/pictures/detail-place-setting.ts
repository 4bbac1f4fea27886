// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/detail-place-setting-480.avif';
import avif720 from '../../../media/encoded/detail-place-setting-720.avif';
import avif960 from '../../../media/encoded/detail-place-setting-960.avif';
import avif1600 from '../../../media/encoded/detail-place-setting-1600.avif';
import webp from '../../../media/encoded/detail-place-setting-960.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const detailPlaceSetting = {
  alt: 'Gold-rimmed plates with an indigo adire napkin and a rose, with candles and glasses behind',
  render: true,
  width: 1600,
  height: 1000,
  focus: '52% 60%',
  placeholder:
    'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAACwAQCdASoQAAoABIByJZACdABlI46AAP3VU05sLu6WZV5wDvwSg/lXVYdSLGuNukXqhtwJf7eEXAXrS6YxzJ2GAAA=',
  avif: { 480: avif480, 720: avif720, 960: avif960, 1600: avif1600 },
  webp,
} satisfies PictureRecord;
