// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/photo-booth-480.avif';
import avif720 from '../../../media/encoded/photo-booth-720.avif';
import avif960 from '../../../media/encoded/photo-booth-960.avif';
import avif1600 from '../../../media/encoded/photo-booth-1600.avif';
import webp from '../../../media/encoded/photo-booth-960.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const photoBooth = {
  alt: 'Photo booth corner with an adire cloth wall, ring light, velvet bench and a rack of props',
  render: true,
  width: 1600,
  height: 1000,
  focus: '12% 50%',
  placeholder:
    'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoQAAoABABoJbACdAEDXuXtgR9AAOHBcia5BHE5GbvY+Nvg4M8cXnFclWs8Nkg4GfapHzFoR0qVeQ4SwAA=',
  avif: { 480: avif480, 720: avif720, 960: avif960, 1600: avif1600 },
  webp,
} satisfies PictureRecord;
