// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/detail-place-setting-tall-480.avif';
import avif800 from '../../../media/encoded/detail-place-setting-tall-800.avif';
import webp480 from '../../../media/encoded/detail-place-setting-tall-480.webp';
import webp800 from '../../../media/encoded/detail-place-setting-tall-800.webp';
import type { PictureRecord } from '../picture-record.ts';

export const detailPlaceSettingTall = {
  alt: 'Gold-rimmed plates with an indigo adire napkin and a rose, with candles and glasses behind',
  render: true,
  width: 800,
  height: 1000,
  focus: '52% 60%',
  placeholder:
    'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAwAgCdASoKAAwAA4BaJZACdAEXUMvIK1H7AAD8jZGBJSJaO+LRi8zZC9V1o35dxF5A2puflEYZcJkwxEuftjFgKglaLbK0AAA=',
  avif: { 480: avif480, 800: avif800 },
  webp: { 480: webp480, 800: webp800 },
} as const satisfies PictureRecord;
