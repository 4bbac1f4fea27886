// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/wedding-detail-480.avif';
import avif960 from '../../../media/encoded/wedding-detail-960.avif';
import avif1600 from '../../../media/encoded/wedding-detail-1600.avif';
import webp480 from '../../../media/encoded/wedding-detail-480.webp';
import webp960 from '../../../media/encoded/wedding-detail-960.webp';
import webp1600 from '../../../media/encoded/wedding-detail-1600.webp';
import type { PictureRecord } from '../picture-record.ts';

export const weddingDetail = {
  alt: 'Wedding table laid with indigo napkins, candles and a tall flower centrepiece',
  render: true,
  width: 1600,
  height: 1000,
  focus: '54% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACwAQCdASoQAAoABIByJaACdAC7Cz4AAP6JxhNCAYlN6azVEYPJ2KDb9jcM5Ixk0tuRJHusQPYgL73GLDdaEGW2wQAAAA==',
  avif: { 480: avif480, 960: avif960, 1600: avif1600 },
  webp: { 480: webp480, 960: webp960, 1600: webp1600 },
} as const satisfies PictureRecord;
