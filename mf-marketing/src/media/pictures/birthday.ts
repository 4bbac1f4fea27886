// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/birthday-480.avif';
import avif960 from '../../../media/encoded/birthday-960.avif';
import avif1600 from '../../../media/encoded/birthday-1600.avif';
import webp480 from '../../../media/encoded/birthday-480.webp';
import webp960 from '../../../media/encoded/birthday-960.webp';
import webp1600 from '../../../media/encoded/birthday-1600.webp';
import type { PictureRecord } from '../picture-record.ts';

export const birthday = {
  alt: 'Birthday dessert table with a tiered cake, balloon garland and adire backdrop',
  render: true,
  width: 1600,
  height: 1000,
  focus: '50% 55%',
  placeholder:
    'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADQAQCdASoQAAoABIByJagCdH8AEQt/AAD+0kc/Qj6Tt5hHcIPyeJ256B1pqPzCHTBNhGhWZLzztWkL4FcDOjJJt9ptY+7GAAA=',
  avif: { 480: avif480, 960: avif960, 1600: avif1600 },
  webp: { 480: webp480, 960: webp960, 1600: webp1600 },
} as const satisfies PictureRecord;
