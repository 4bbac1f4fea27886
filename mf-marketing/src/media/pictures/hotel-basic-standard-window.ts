// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/hotel-basic-standard-window-360.avif';
import avif576 from '../../../media/encoded/hotel-basic-standard-window-576.avif';
import webp360 from '../../../media/encoded/hotel-basic-standard-window-360.webp';
import webp576 from '../../../media/encoded/hotel-basic-standard-window-576.webp';
import type { PictureRecord } from '../picture-record.ts';

export const hotelBasicStandardWindow = {
  alt: 'Window of the room onto the palm courtyard',
  render: true,
  width: 576,
  height: 432,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoQAAoAAsBMJYgCdAD8FvR1pqQAAP7ik+KjOEhoR5X5TNBn0knsUutC/lOTODr0y1w4pBkXjJzyuJW7psb0japFAAA=',
  avif: { 360: avif360, 576: avif576 },
  webp: { 360: webp360, 576: webp576 },
} as const satisfies PictureRecord;
