// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/social-birthday-tall-480.avif';
import avif800 from '../../../media/encoded/social-birthday-tall-800.avif';
import webp480 from '../../../media/encoded/social-birthday-tall-480.webp';
import webp800 from '../../../media/encoded/social-birthday-tall-800.webp';
import type { PictureRecord } from '../picture-record.ts';

export const socialBirthdayTall = {
  alt: 'Birthday dessert table with a tiered cake, balloon garland and adire backdrop',
  render: true,
  width: 800,
  height: 1000,
  focus: '50% 55%',
  placeholder:
    'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAACwAQCdASoKAAwABIByJYgCdADclBNEAM4ImvSQQaKJZg5qaeEGt5yHrozu6J2polmpulYcM0Tq5xRxegd6ITFgAAA=',
  avif: { 480: avif480, 800: avif800 },
  webp: { 480: webp480, 800: webp800 },
} as const satisfies PictureRecord;
