// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/conference-hall-480.avif';
import avif960 from '../../../media/encoded/conference-hall-960.avif';
import avif1600 from '../../../media/encoded/conference-hall-1600.avif';
import webp480 from '../../../media/encoded/conference-hall-480.webp';
import webp960 from '../../../media/encoded/conference-hall-960.webp';
import webp1600 from '../../../media/encoded/conference-hall-1600.webp';
import type { PictureRecord } from '../picture-record.ts';

export const conferenceHall = {
  alt: 'Conference hall with rows of desks, a large screen and daylight through a patterned screen wall',
  render: true,
  width: 1600,
  height: 1000,
  focus: '50% 55%',
  placeholder:
    'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoQAAoAAoBCJZQCdAEO9U6U/3+0AP7nfI1/xT4/sFrzWqj47OSz8pz2BROmhSZpBSMGcKXwqNjN1WM7T7FttPMhrgA=',
  avif: { 480: avif480, 960: avif960, 1600: avif1600 },
  webp: { 480: webp480, 960: webp960, 1600: webp1600 },
} as const satisfies PictureRecord;
