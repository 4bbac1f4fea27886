// Written by media/encode.ts from media/recipes.ts.
import avif480 from './hotel-basic-deluxe-480.avif';
import avif720 from './hotel-basic-deluxe-720.avif';
import avif960 from './hotel-basic-deluxe-960.avif';
import webp from './hotel-basic-deluxe-960.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const hotelBasicDeluxe = {
  alt: 'Hotel room with green wainscot, a padded headboard and a green bench at the foot of the bed',
  render: true,
  width: 960,
  height: 600,
  focus: '58% 55%',
  placeholder:
    'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoQAAoAA4BaJQBdgBdl0rtgAAD+4ApNxMCvTgknHkhjistn4hnNXba/YD4XACs2hacqVRI1uf0Fciy2IJbAAA==',
  avif: { 480: avif480, 720: avif720, 960: avif960 },
  webp,
} satisfies PictureRecord;
