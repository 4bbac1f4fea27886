// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/wedding-detail-480.avif';
import avif960 from '../../../media/encoded/wedding-detail-960.avif';
import avif1600 from '../../../media/encoded/wedding-detail-1600.avif';
import webp from '../../../media/encoded/wedding-detail-960.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const weddingDetail = {
  alt: 'Wedding table laid with indigo napkins, candles and a tall flower centrepiece',
  render: true,
  width: 1600,
  height: 1000,
  focus: '54% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACwAQCdASoQAAoABIByJagCdAC7Cz4AAP6JxhN7La/0ueV89sa/R9I76wQDPjw/ci+6ukuEU4wct4jN70ssCWygTzQAAA==',
  avif: { 480: avif480, 960: avif960, 1600: avif1600 },
  webp,
} satisfies PictureRecord;
