// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/bathroom-480.avif';
import avif960 from '../../../media/encoded/bathroom-960.avif';
import avif1600 from '../../../media/encoded/bathroom-1600.avif';
import webp480 from '../../../media/encoded/bathroom-480.webp';
import webp960 from '../../../media/encoded/bathroom-960.webp';
import webp1600 from '../../../media/encoded/bathroom-1600.webp';
import type { PictureRecord } from '../picture-record.ts';

export const bathroom = {
  alt: 'Bathroom with indigo tiles, a glass walk-in shower, a stone basin and a round lit mirror',
  render: true,
  width: 1600,
  height: 1000,
  focus: '62% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoQAAoABIByJYwCsAEG02DmcAAA+PK63IxI68Iu9ppWOUgMGrsd2zFK4eWflxemgJc94aFx6mn6aH0jONjBkAAA',
  avif: { 480: avif480, 960: avif960, 1600: avif1600 },
  webp: { 480: webp480, 960: webp960, 1600: webp1600 },
} as const satisfies PictureRecord;
