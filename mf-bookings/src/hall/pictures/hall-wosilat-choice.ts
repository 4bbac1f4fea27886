// Written by media/encode.ts from media/recipes.ts.
import avif288 from './hall-wosilat-choice-288.avif';
import webp288 from './hall-wosilat-choice-288.webp';
import type { HallPictureRecord } from '../form/hall-picture.tsx';

export const hallWosilatChoice = {
  alt: 'Hall with long banquet tables in ivory and laterite red, facing a wide stage',
  render: true,
  width: 288,
  height: 192,
  focus: '48% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoQAAoAAsBMJZACdLoAAx/4ZEQAAP7Q1pyovPqJjYjXaShq5HqB81t+PhxzYUO71bKTky/2itC1/rynAybyMhOkgAA=',
  avif: { 288: avif288 },
  webp: { 288: webp288 },
} as const satisfies HallPictureRecord;
