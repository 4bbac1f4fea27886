// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/night-club-480.avif';
import avif720 from '../../../media/encoded/night-club-720.avif';
import avif960 from '../../../media/encoded/night-club-960.avif';
import avif1248 from '../../../media/encoded/night-club-1248.avif';
import webp480 from '../../../media/encoded/night-club-480.webp';
import webp720 from '../../../media/encoded/night-club-720.webp';
import webp960 from '../../../media/encoded/night-club-960.webp';
import webp1248 from '../../../media/encoded/night-club-1248.webp';
import type { PictureRecord } from '../picture-record.ts';

export const nightClub = {
  alt: 'Night club with a lit dance floor in front of a DJ booth and a wall of adire squares in violet light',
  render: true,
  width: 1248,
  height: 780,
  focus: '48% 62%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoQAAoABIByJagCdADzASbemoAA/tKLKbVYecXcr/5y72hM/2pfyb4NXGdaCNl1rbn2w4Ffa3gT7QVlSvpBKsAA',
  avif: { 480: avif480, 720: avif720, 960: avif960, 1248: avif1248 },
  webp: { 480: webp480, 720: webp720, 960: webp960, 1248: webp1248 },
} as const satisfies PictureRecord;
