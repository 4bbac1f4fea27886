// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/birthday-480.avif';
import avif960 from '../../../media/encoded/birthday-960.avif';
import avif1600 from '../../../media/encoded/birthday-1600.avif';
import webp from '../../../media/encoded/birthday-960.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const birthday = {
  alt: 'Birthday dessert table with a tiered cake, balloon garland and adire backdrop',
  render: true,
  width: 1600,
  height: 1000,
  focus: '50% 55%',
  placeholder:
    'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACwAQCdASoQAAoABUB8JagCdADJHGfAAP7CIyHntbzfkMzKLygdGOZea8AIdMEAY9+YFNIUki5LaDV5u0k0+PURCSAAAA==',
  avif: { 480: avif480, 960: avif960, 1600: avif1600 },
  webp,
} satisfies PictureRecord;
