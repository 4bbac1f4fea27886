// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/photo-booth-props-360.avif';
import avif416 from '../../../media/encoded/photo-booth-props-416.avif';
import webp from '../../../media/encoded/photo-booth-props-416.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const photoBoothProps = {
  alt: 'Hand fans and folded caps on the rack of props',
  render: true,
  width: 416,
  height: 312,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAoAA4BaJbACdADhkGTtoEAA/sEdZCPT1uCrWDSoMK9t2Phn/gLWDdI769C01RHpXiyzR1GTTUgA',
  avif: { 360: avif360, 416: avif416 },
  webp,
} satisfies PictureRecord;
