// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/hotel-basic-deluxe-window-360.avif';
import avif608 from '../../../media/encoded/hotel-basic-deluxe-window-608.avif';
import webp360 from '../../../media/encoded/hotel-basic-deluxe-window-360.webp';
import webp608 from '../../../media/encoded/hotel-basic-deluxe-window-608.webp';
import type { PictureRecord } from '../picture-record.ts';

export const hotelBasicDeluxeWindow = {
  alt: 'Armchair and small table beside the tall window, bench at the foot of the bed',
  render: true,
  width: 608,
  height: 456,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoQAAoAAsBMJYwCdAEKbEEC0AD+9OIKfl2X8iscTKGB8mql9l9EjrRjDKlvUhg83TRDzNEEnQjD0NkN/Ez+6gAA',
  avif: { 360: avif360, 608: avif608 },
  webp: { 360: webp360, 608: webp608 },
} as const satisfies PictureRecord;
