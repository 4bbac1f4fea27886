// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/hotel-luxury-standard-window-360.avif';
import avif592 from '../../../media/encoded/hotel-luxury-standard-window-592.avif';
import webp from '../../../media/encoded/hotel-luxury-standard-window-592.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const hotelLuxuryStandardWindow = {
  alt: 'Armchair facing the window at dusk',
  render: true,
  width: 592,
  height: 444,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAABQAgCdASoQAAoABIByJYgC7AEWPcBE5zV1/4AA/u9cZMnar0I3w7MMtZ3cuNXVrcG9H6yrmwzbZAIQbDPwBK63fE5cAAAA',
  avif: { 360: avif360, 592: avif592 },
  webp,
} satisfies PictureRecord;
