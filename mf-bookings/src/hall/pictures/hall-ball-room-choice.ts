// Written by media/encode.ts from media/recipes.ts.
import avif288 from './hall-ball-room-choice-288.avif';
import webp288 from './hall-ball-room-choice-288.webp';
import type { HallPictureRecord } from '../form/hall-picture.tsx';

export const hallBallRoomChoice = {
  alt: 'Small ballroom in daylight with eight round tables and framed indigo adire cloth',
  render: true,
  width: 288,
  height: 192,
  focus: '60% 55%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoQAAoABABoJZACdAD1j8eLmbAA/phJFvvYaftzv8f6MFPEYGIyJMvgjxb8yU+slKz5M2esljX4IO5CJTXIAwAA',
  avif: { 288: avif288 },
  webp: { 288: webp288 },
} as const satisfies HallPictureRecord;
