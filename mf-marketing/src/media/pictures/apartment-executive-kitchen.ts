// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/apartment-executive-kitchen-480.avif';
import avif640 from '../../../media/encoded/apartment-executive-kitchen-640.avif';
import webp480 from '../../../media/encoded/apartment-executive-kitchen-480.webp';
import webp640 from '../../../media/encoded/apartment-executive-kitchen-640.webp';
import type { PictureRecord } from '../picture-record.ts';

export const apartmentExecutiveKitchen = {
  alt: 'Kitchen island with three stools',
  render: true,
  width: 640,
  height: 480,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoQAAoAAoBCJQBOgB8woubgQAD81OxgMw7YFksCTiAwgBGudiqjrmGjhrYx3kPhUFU/ylLbLIbJv2fWiHJLQAAA',
  avif: { 480: avif480, 640: avif640 },
  webp: { 480: webp480, 640: webp640 },
} as const satisfies PictureRecord;
