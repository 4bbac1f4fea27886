// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/photo-booth-480.avif';
import avif720 from '../../../media/encoded/photo-booth-720.avif';
import avif960 from '../../../media/encoded/photo-booth-960.avif';
import avif1600 from '../../../media/encoded/photo-booth-1600.avif';
import webp480 from '../../../media/encoded/photo-booth-480.webp';
import webp720 from '../../../media/encoded/photo-booth-720.webp';
import webp960 from '../../../media/encoded/photo-booth-960.webp';
import webp1600 from '../../../media/encoded/photo-booth-1600.webp';
import type { PictureRecord } from '../picture-record.ts';

export const photoBooth = {
  alt: 'Photo booth corner with an adire cloth wall, ring light, velvet bench and a rack of props',
  render: true,
  width: 1600,
  height: 1000,
  focus: '12% 50%',
  placeholder:
    'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoQAAoABABoJagCdAEDXuXtgR9AAOHBcia5BHE5GbvY+Nvg4M8cSShfBtAbjbAdOti+9ESLFCJ+K52J8AA=',
  avif: { 480: avif480, 720: avif720, 960: avif960, 1600: avif1600 },
  webp: { 480: webp480, 720: webp720, 960: webp960, 1600: webp1600 },
} as const satisfies PictureRecord;
