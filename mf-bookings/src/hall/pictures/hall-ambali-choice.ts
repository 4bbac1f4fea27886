// Written by media/encode.ts from media/recipes.ts.
import avif288 from './hall-ambali-choice-288.avif';
import webp288 from './hall-ambali-choice-288.webp';
import type { HallPictureRecord } from '../form/hall-picture.tsx';

export const hallAmbaliChoice = {
  alt: 'Hall laid for a banquet, with round tables in indigo and gold and lit breeze-block screens',
  render: true,
  width: 288,
  height: 192,
  focus: '50% 55%',
  placeholder:
    'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAoABIByJZACdADs5UNTiMAA/oLQ41EorA7IgWGfjFItbmMFHET+k66gyJJqGiMLiT7HtcAAAA==',
  avif: { 288: avif288 },
  webp: { 288: webp288 },
} as const satisfies HallPictureRecord;
