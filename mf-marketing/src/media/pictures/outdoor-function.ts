// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/outdoor-function-480.avif';
import avif720 from '../../../media/encoded/outdoor-function-720.avif';
import avif960 from '../../../media/encoded/outdoor-function-960.avif';
import avif1280 from '../../../media/encoded/outdoor-function-1280.avif';
import avif1600 from '../../../media/encoded/outdoor-function-1600.avif';
import webp from '../../../media/encoded/outdoor-function-960.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const outdoorFunction = {
  alt: 'Garden terrace at dusk with dressed round tables, string lights and palms',
  render: true,
  width: 1600,
  height: 1000,
  focus: '50% 58%',
  placeholder:
    'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACQAQCdASoQAAoABABoJQBOgBbYjAAA4Vu8x/7q2Y6Zk52FJpZCMJ4vuSRopSM/lNCfj8IdqElmFN7HTdHvzldgS1wAAA==',
  avif: { 480: avif480, 720: avif720, 960: avif960, 1280: avif1280, 1600: avif1600 },
  webp,
} satisfies PictureRecord;
