// Written by media/encode.ts from media/recipes.ts.
import avif480 from './apartment-executive-480.avif';
import avif720 from './apartment-executive-720.avif';
import avif960 from './apartment-executive-960.avif';
import webp from './apartment-executive-960.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const apartmentExecutive = {
  alt: 'Open apartment living room with a dining table, kitchen island and a courtyard beyond the glass',
  render: true,
  width: 960,
  height: 600,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACQAQCdASoQAAoAAsBMJQBOgBH6FAAA/LJ/fsIUcXhsZkQ8/8VqffOfHvHNXhFbRcCV39MEDAHsWQNLpB4THbILIz4AAA==',
  avif: { 480: avif480, 720: avif720, 960: avif960 },
  webp,
} satisfies PictureRecord;
