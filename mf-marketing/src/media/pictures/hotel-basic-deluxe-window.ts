// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/hotel-basic-deluxe-window-360.avif';
import avif592 from '../../../media/encoded/hotel-basic-deluxe-window-592.avif';
import webp360 from '../../../media/encoded/hotel-basic-deluxe-window-360.webp';
import webp592 from '../../../media/encoded/hotel-basic-deluxe-window-592.webp';
import type { PictureRecord } from '../picture-record.ts';

export const hotelBasicDeluxeWindow = {
  alt: 'Armchair beside the tall window',
  render: true,
  width: 592,
  height: 444,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADQAQCdASoQAAoAAkA4JQBdgCG65FHgAAD++zAV4a5DRpD8mpS574RHSnzQDusk6yHrH2jKkm/eylJKTbJ+0FWCfkQ46dWRAAA=',
  avif: { 360: avif360, 592: avif592 },
  webp: { 360: webp360, 592: webp592 },
} as const satisfies PictureRecord;
