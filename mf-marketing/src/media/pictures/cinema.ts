// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/cinema-480.avif';
import avif720 from '../../../media/encoded/cinema-720.avif';
import avif960 from '../../../media/encoded/cinema-960.avif';
import avif1280 from '../../../media/encoded/cinema-1280.avif';
import avif1600 from '../../../media/encoded/cinema-1600.avif';
import webp from '../../../media/encoded/cinema-960.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const cinema = {
  alt: 'Cinema with red seats and a terrace scene on the wide screen',
  render: true,
  width: 1600,
  height: 1000,
  focus: '45% 45%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoQAAoAA4BaJYgCdAELzb8b6AD+8ypuOt856Xofr2zR8ktYiWFz4GwTGH2tCqTNedKOgtHv01fIM/t3IC5VkAAA',
  avif: { 480: avif480, 720: avif720, 960: avif960, 1280: avif1280, 1600: avif1600 },
  webp,
} satisfies PictureRecord;
