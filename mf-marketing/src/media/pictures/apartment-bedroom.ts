// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/apartment-bedroom-480.avif';
import avif960 from '../../../media/encoded/apartment-bedroom-960.avif';
import avif1120 from '../../../media/encoded/apartment-bedroom-1120.avif';
import webp from '../../../media/encoded/apartment-bedroom-960.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const apartmentBedroom = {
  alt: 'Apartment bedroom with a timber headboard wall, an adire throw and a courtyard beyond glass doors',
  render: true,
  width: 1120,
  height: 700,
  focus: '55% 55%',
  placeholder:
    'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAACwAQCdASoQAAoABABoJYgCdADrqGAAAP4XZnlUqe9fZnIT+iC0qvRpGIOtB3l+0HeBEm5mBNwMHytFEIxQXdjy6AA=',
  avif: { 480: avif480, 960: avif960, 1120: avif1120 },
  webp,
} satisfies PictureRecord;
