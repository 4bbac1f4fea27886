// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/apartment-executive-court-360.avif';
import avif592 from '../../../media/encoded/apartment-executive-court-592.avif';
import webp from '../../../media/encoded/apartment-executive-court-592.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const apartmentExecutiveCourt = {
  alt: 'Two armchairs by the glass doors to the courtyard',
  render: true,
  width: 592,
  height: 444,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoQAAoABABoJaACdAEDoYXoFJMAAPfRgGb4FRgcRIQadBjIDEcUb5yvgwNA7EY9O7pMm3xq5EYoLsiAKcAAAA==',
  avif: { 360: avif360, 592: avif592 },
  webp,
} satisfies PictureRecord;
