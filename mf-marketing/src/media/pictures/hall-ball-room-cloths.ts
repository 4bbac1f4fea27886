// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/hall-ball-room-cloths-360.avif';
import avif704 from '../../../media/encoded/hall-ball-room-cloths-704.avif';
import webp360 from '../../../media/encoded/hall-ball-room-cloths-360.webp';
import webp704 from '../../../media/encoded/hall-ball-room-cloths-704.webp';
import type { PictureRecord } from '../picture-record.ts';

export const hallBallRoomCloths = {
  alt: 'Three framed adire cloths over round tables',
  render: true,
  width: 704,
  height: 528,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAoABABoJYgCdAD0zImM6YAAzKDEJ4baRTVoAtfbNC4Qv41SuTMo9KidB1fP3bfylmaXz3hK6AAA',
  avif: { 360: avif360, 704: avif704 },
  webp: { 360: webp360, 704: webp704 },
} as const satisfies PictureRecord;
