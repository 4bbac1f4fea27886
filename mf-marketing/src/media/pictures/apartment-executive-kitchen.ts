// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/apartment-executive-kitchen-360.avif';
import avif640 from '../../../media/encoded/apartment-executive-kitchen-640.avif';
import webp360 from '../../../media/encoded/apartment-executive-kitchen-360.webp';
import webp640 from '../../../media/encoded/apartment-executive-kitchen-640.webp';
import type { PictureRecord } from '../picture-record.ts';

export const apartmentExecutiveKitchen = {
  alt: 'Kitchen island with three stools',
  render: true,
  width: 640,
  height: 480,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAACwAQCdASoQAAoAAoBCJQBOgB8wouCYAPzU7GAzDtgWSwJOIDCAEa52KqOuYaOGtjHeQ+FQVT+7iGz5fw1xU3HT5jYYpJAAAAA=',
  avif: { 360: avif360, 640: avif640 },
  webp: { 360: webp360, 640: webp640 },
} as const satisfies PictureRecord;
