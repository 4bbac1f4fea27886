// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/conference-hall-480.avif';
import avif720 from '../../../media/encoded/conference-hall-720.avif';
import avif960 from '../../../media/encoded/conference-hall-960.avif';
import avif1280 from '../../../media/encoded/conference-hall-1280.avif';
import avif1600 from '../../../media/encoded/conference-hall-1600.avif';
import webp from '../../../media/encoded/conference-hall-960.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const conferenceHall = {
  alt: 'Conference hall with rows of desks and a chart on the screen',
  render: true,
  width: 1600,
  height: 1000,
  focus: '50% 55%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoQAAoAAsBMJZQCdAEJ0ZBG2EAA/tTv+YpQr68obrioXZq+q8Hyv4ewZ2d/KDMX4nlD9X3EHxWtMaRa0V3X0AAA',
  avif: { 480: avif480, 720: avif720, 960: avif960, 1280: avif1280, 1600: avif1600 },
  webp,
} satisfies PictureRecord;
