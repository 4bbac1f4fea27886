// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/apartment-executive-kitchen-360.avif';
import avif640 from '../../../media/encoded/apartment-executive-kitchen-640.avif';
import webp from '../../../media/encoded/apartment-executive-kitchen-640.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const apartmentExecutiveKitchen = {
  alt: 'Kitchen island with three stools',
  render: true,
  width: 640,
  height: 480,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoQAAoAAoBCJQBOgB8wpe4UIAD8hhnUUxhYZFA+Pvh2GSM113FHSJpb3cohQH/wK2p4L5kM7sOyCTphoYpJAAAA',
  avif: { 360: avif360, 640: avif640 },
  webp,
} satisfies PictureRecord;
