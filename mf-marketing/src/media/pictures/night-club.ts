// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/night-club-480.avif';
import avif1024 from '../../../media/encoded/night-club-1024.avif';
import webp480 from '../../../media/encoded/night-club-480.webp';
import webp1024 from '../../../media/encoded/night-club-1024.webp';
import type { PictureRecord } from '../picture-record.ts';

export const nightClub = {
  alt: 'Night club with a lit dance floor before a patterned wall and a DJ booth, toned in indigo and crimson',
  render: true,
  width: 1024,
  height: 640,
  focus: '46% 40%',
  placeholder:
    'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoQAAoAA4BaJZACdAC9Cf+EPAAA/t4spWiUPSFOoQHJUPByiG51E+7aJUDJD+KvoTvZGhbNfNwZbKBPNAAAAA==',
  avif: { 480: avif480, 1024: avif1024 },
  webp: { 480: webp480, 1024: webp1024 },
} as const satisfies PictureRecord;
