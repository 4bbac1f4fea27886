// Written by media/encode.ts from media/recipes.ts.
import avif256 from './hall-ambali-choice-256.avif';
import webp from './hall-ambali-choice-256.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const hallAmbaliChoice = {
  alt: 'Hall laid for a banquet, with round tables in indigo and gold and lit breeze-block screens',
  render: true,
  width: 256,
  height: 171,
  focus: '50% 55%',
  placeholder:
    'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAoABIByJZACdADs4Y9kLGAA/oLQ41En3PqQB7ATOQVs3qm4n1lLBokIaoaooaIwuJPse1wAAA==',
  avif: { 256: avif256 },
  webp,
} satisfies PictureRecord;
