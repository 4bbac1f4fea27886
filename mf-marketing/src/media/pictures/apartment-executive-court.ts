// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/apartment-executive-court-360.avif';
import avif592 from '../../../media/encoded/apartment-executive-court-592.avif';
import webp360 from '../../../media/encoded/apartment-executive-court-360.webp';
import webp592 from '../../../media/encoded/apartment-executive-court-592.webp';
import type { PictureRecord } from '../picture-record.ts';

export const apartmentExecutiveCourt = {
  alt: 'Two armchairs by the glass doors to the courtyard',
  render: true,
  width: 592,
  height: 444,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoQAAoABABoJaACdAED8J4oOHYAAPfRgGb4FRf/wZf4tXgSUqOg6iso10QeVLWnRHiq/h0OseeAjFBdkQBTgAAA',
  avif: { 360: avif360, 592: avif592 },
  webp: { 360: webp360, 592: webp592 },
} as const satisfies PictureRecord;
