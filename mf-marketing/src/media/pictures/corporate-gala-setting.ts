// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/corporate-gala-setting-360.avif';
import avif640 from '../../../media/encoded/corporate-gala-setting-640.avif';
import webp from '../../../media/encoded/corporate-gala-setting-640.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const corporateGalaSetting = {
  alt: 'Dark blue table with flowers, plates and napkins at an award evening',
  render: true,
  width: 640,
  height: 480,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoQAAoABABoJZQC7AEOeYUE4mgAAP7Qydzx44HOF7Mu2uFyfJ424cJgypR13RiW/oBphuwgWPxAdH5/sAA=',
  avif: { 360: avif360, 640: avif640 },
  webp,
} satisfies PictureRecord;
