// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/apartment-executive-480.avif';
import avif720 from '../../../media/encoded/apartment-executive-720.avif';
import avif960 from '../../../media/encoded/apartment-executive-960.avif';
import avif1600 from '../../../media/encoded/apartment-executive-1600.avif';
import webp from '../../../media/encoded/apartment-executive-960.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const apartmentExecutive = {
  alt: 'Open apartment living room with a dining table, kitchen island and a courtyard beyond the glass',
  render: true,
  width: 1600,
  height: 1000,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACQAQCdASoQAAoAAsBMJQBOgBH6FAAA/LJ/fsIUcXhsZkQ8/8VqffOfHvHNXhFbRcCV39MEDAHsWQNLpB4THbILIz4AAA==',
  avif: { 480: avif480, 720: avif720, 960: avif960, 1600: avif1600 },
  webp,
} satisfies PictureRecord;
