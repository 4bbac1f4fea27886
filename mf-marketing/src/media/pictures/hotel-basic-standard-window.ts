// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/hotel-basic-standard-window-480.avif';
import avif576 from '../../../media/encoded/hotel-basic-standard-window-576.avif';
import webp480 from '../../../media/encoded/hotel-basic-standard-window-480.webp';
import webp576 from '../../../media/encoded/hotel-basic-standard-window-576.webp';
import type { PictureRecord } from '../picture-record.ts';

export const hotelBasicStandardWindow = {
  alt: 'Window of the room onto the palm courtyard',
  render: true,
  width: 576,
  height: 432,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoQAAoAA4BaJZACdADFbx3VQAD+yqnZW9zQ5gjNYRrUUqO18aqM9Lzd1+PSB+jNr3bAlIGcugwTHbriGDTIAAAA',
  avif: { 480: avif480, 576: avif576 },
  webp: { 480: webp480, 576: webp576 },
} as const satisfies PictureRecord;
