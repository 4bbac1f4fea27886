// Written by media/encode.ts from media/recipes.ts.
import avif256 from './hall-ball-room-choice-256.avif';
import webp from './hall-ball-room-choice-256.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const hallBallRoomChoice = {
  alt: 'Small ballroom in daylight with eight round tables and framed indigo adire cloth',
  render: true,
  width: 256,
  height: 171,
  focus: '60% 55%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoQAAoABABoJZACdAD19XWcggAA/phJFvvYaftzv8f7cUfiALrQvvHb4dCAD08MdB6otRwUznkOwUUZWvFqgAAA',
  avif: { 256: avif256 },
  webp,
} satisfies PictureRecord;
