// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/hall-ball-room-cloths-360.avif';
import avif704 from '../../../media/encoded/hall-ball-room-cloths-704.avif';
import webp from '../../../media/encoded/hall-ball-room-cloths-704.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const hallBallRoomCloths = {
  alt: 'Three framed adire cloths over round tables',
  render: true,
  width: 704,
  height: 528,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADQAQCdASoQAAoAA4BaJYgCdAD06p6rTgDMoqOZ4baRTnC32vLuAF9QKHW9W3afN7uzE0YVfnyCbPUghomJ79EUz9MP1FmkQAA=',
  avif: { 360: avif360, 704: avif704 },
  webp,
} satisfies PictureRecord;
