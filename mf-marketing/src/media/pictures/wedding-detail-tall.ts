// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/wedding-detail-tall-480.avif';
import avif800 from '../../../media/encoded/wedding-detail-tall-800.avif';
import webp480 from '../../../media/encoded/wedding-detail-tall-480.webp';
import webp800 from '../../../media/encoded/wedding-detail-tall-800.webp';
import type { PictureRecord } from '../picture-record.ts';

export const weddingDetailTall = {
  alt: 'Wedding table laid with indigo napkins, candles and a tall flower centrepiece',
  render: true,
  width: 800,
  height: 1000,
  focus: '54% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAwAgCdASoKAAwAA4BaJbACdAELYwk/mgUCAAD8CuAgVE99fBu4EoP20zJZPcF1WEX36q8xhBCK2QmeuO7M0t6s3aKNAAAA',
  avif: { 480: avif480, 800: avif800 },
  webp: { 480: webp480, 800: webp800 },
} as const satisfies PictureRecord;
