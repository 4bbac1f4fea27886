// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/hotel-basic-deluxe-480.avif';
import avif720 from '../../../media/encoded/hotel-basic-deluxe-720.avif';
import avif960 from '../../../media/encoded/hotel-basic-deluxe-960.avif';
import avif1600 from '../../../media/encoded/hotel-basic-deluxe-1600.avif';
import webp from '../../../media/encoded/hotel-basic-deluxe-960.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const hotelBasicDeluxe = {
  alt: 'Hotel room with green wainscot, a padded headboard and a green bench at the foot of the bed',
  render: true,
  width: 1600,
  height: 1000,
  focus: '58% 55%',
  placeholder:
    'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoQAAoAA4BaJQBdgBdl0rtgAAD+4ApNxMCvTgknHkhjistn4hnNXba/YD4XACs2hacqVRI1uf0Fciy2IJbAAA==',
  avif: { 480: avif480, 720: avif720, 960: avif960, 1600: avif1600 },
  webp,
} satisfies PictureRecord;
