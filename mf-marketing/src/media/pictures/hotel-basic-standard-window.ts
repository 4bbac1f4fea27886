// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/hotel-basic-standard-window-360.avif';
import avif608 from '../../../media/encoded/hotel-basic-standard-window-608.avif';
import webp from '../../../media/encoded/hotel-basic-standard-window-608.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const hotelBasicStandardWindow = {
  alt: 'Armchair on the red floor, a plant beside the window onto the courtyard',
  render: true,
  width: 608,
  height: 456,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAACwAQCdASoQAAoABABoJZACdAC2DUPgAP7Kcmie0Rakf+nZEIG0eZKucb8jFOwGfV15oBZ8YozvYbMkLxAiY7eBE3Zg+AAA',
  avif: { 360: avif360, 608: avif608 },
  webp,
} satisfies PictureRecord;
