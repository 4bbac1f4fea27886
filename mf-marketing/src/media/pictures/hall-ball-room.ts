// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/hall-ball-room-480.avif';
import avif720 from '../../../media/encoded/hall-ball-room-720.avif';
import avif960 from '../../../media/encoded/hall-ball-room-960.avif';
import avif1600 from '../../../media/encoded/hall-ball-room-1600.avif';
import webp from '../../../media/encoded/hall-ball-room-960.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const hallBallRoom = {
  alt: 'Small ballroom in daylight with eight round tables and framed indigo adire cloth',
  render: true,
  width: 1600,
  height: 1000,
  focus: '60% 55%',
  placeholder:
    'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoQAAoABABoJZACdADpASpYf8AA/pggFdXGumP1VoHOCtC/BBoxrAM/VWi4tAhge3AokKR53edMhEprkAYAAA==',
  avif: { 480: avif480, 720: avif720, 960: avif960, 1600: avif1600 },
  webp,
} satisfies PictureRecord;
