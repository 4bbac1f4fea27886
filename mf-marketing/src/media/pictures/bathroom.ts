// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/bathroom-480.avif';
import avif960 from '../../../media/encoded/bathroom-960.avif';
import avif1600 from '../../../media/encoded/bathroom-1600.avif';
import webp from '../../../media/encoded/bathroom-960.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const bathroom = {
  alt: 'Bathroom with indigo tiles, a glass walk-in shower, a stone basin and a round lit mirror',
  render: true,
  width: 1600,
  height: 1000,
  focus: '62% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoQAAoABIByJYwC7AEOPWxv4AqAAPjyutyMSO3Pz3saVfNCVlGQEIvm4hUCZNK1Jnqae1zjgSC+N0bk6nvkyAAA',
  avif: { 480: avif480, 960: avif960, 1600: avif1600 },
  webp,
} satisfies PictureRecord;
