// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/hall-wosilat-480.avif';
import avif720 from '../../../media/encoded/hall-wosilat-720.avif';
import avif960 from '../../../media/encoded/hall-wosilat-960.avif';
import avif1600 from '../../../media/encoded/hall-wosilat-1600.avif';
import webp from '../../../media/encoded/hall-wosilat-960.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const hallWosilat = {
  alt: 'Hall with long banquet tables in ivory and laterite red, facing a wide stage',
  render: true,
  width: 1600,
  height: 1000,
  focus: '48% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoQAAoAA4BaJZACdAEWRXFENAAA/sBCiQgFB3mH7ynjESln930u3bsSoEUItndtVIlqDNwbka/G7rXK1ZhAAA==',
  avif: { 480: avif480, 720: avif720, 960: avif960, 1600: avif1600 },
  webp,
} satisfies PictureRecord;
