// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/apartment-bedroom-480.avif';
import avif960 from '../../../media/encoded/apartment-bedroom-960.avif';
import avif1120 from '../../../media/encoded/apartment-bedroom-1120.avif';
import webp480 from '../../../media/encoded/apartment-bedroom-480.webp';
import webp960 from '../../../media/encoded/apartment-bedroom-960.webp';
import webp1120 from '../../../media/encoded/apartment-bedroom-1120.webp';
import type { PictureRecord } from '../picture-record.ts';

export const apartmentBedroom = {
  alt: 'Apartment bedroom with a timber headboard wall, an adire throw and a courtyard beyond glass doors',
  render: true,
  width: 1120,
  height: 700,
  focus: '55% 55%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAwAgCdASoQAAoABABoJYgCdAEWmV8gkSzwAAD+I9xCATeNYkyqWS1z/VSu152pc9uINiwdKIa7t11Dh/VJOUBiQm6cAAAA',
  avif: { 480: avif480, 960: avif960, 1120: avif1120 },
  webp: { 480: webp480, 960: webp960, 1120: webp1120 },
} as const satisfies PictureRecord;
