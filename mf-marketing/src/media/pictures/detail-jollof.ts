// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/detail-jollof-480.avif';
import avif960 from '../../../media/encoded/detail-jollof-960.avif';
import webp480 from '../../../media/encoded/detail-jollof-480.webp';
import webp960 from '../../../media/encoded/detail-jollof-960.webp';
import type { PictureRecord } from '../picture-record.ts';

export const detailJollof = {
  alt: 'Jollof rice with slices of fried plantain on an enamel dish over indigo adire cloth',
  render: true,
  width: 960,
  height: 600,
  focus: '72% 40%',
  placeholder:
    'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADQAQCdASoQAAoABUB8JbACdAEDSkq1AAD9mY2m+922rbamZB3JVVjO01rly1DvuvmMH6fR+7WyAfjqd6QkteYCWh0A8IB4AAA=',
  avif: { 480: avif480, 960: avif960 },
  webp: { 480: webp480, 960: webp960 },
} as const satisfies PictureRecord;
