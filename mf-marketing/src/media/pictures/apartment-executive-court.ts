// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/apartment-executive-court-480.avif';
import avif592 from '../../../media/encoded/apartment-executive-court-592.avif';
import webp480 from '../../../media/encoded/apartment-executive-court-480.webp';
import webp592 from '../../../media/encoded/apartment-executive-court-592.webp';
import type { PictureRecord } from '../picture-record.ts';

export const apartmentExecutiveCourt = {
  alt: 'Two armchairs before the glass doors to the courtyard',
  render: true,
  width: 592,
  height: 444,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoQAAoABABoJaACdAEDoTvmuuZgAPfRgGb4FRgcRIQah8S554w09fOqnIklzb4fZBygvwsu5TvIPor5hyAYAAAA',
  avif: { 480: avif480, 592: avif592 },
  webp: { 480: webp480, 592: webp592 },
} as const satisfies PictureRecord;
