// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/hall-ambali-480.avif';
import avif720 from '../../../media/encoded/hall-ambali-720.avif';
import avif960 from '../../../media/encoded/hall-ambali-960.avif';
import avif1600 from '../../../media/encoded/hall-ambali-1600.avif';
import webp480 from '../../../media/encoded/hall-ambali-480.webp';
import webp720 from '../../../media/encoded/hall-ambali-720.webp';
import webp960 from '../../../media/encoded/hall-ambali-960.webp';
import webp1600 from '../../../media/encoded/hall-ambali-1600.webp';
import type { PictureRecord } from '../picture-record.ts';

export const hallAmbali = {
  alt: 'Hall laid for a banquet, with round tables in indigo and gold and lit breeze-block screens',
  render: true,
  width: 1600,
  height: 1000,
  focus: '50% 55%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoQAAoABABoJYgCdAEM2W7kzv+gAP6pV3LKf7KPnkOFwVTOrf7SCLJutwfdDWN/XW+cQhWJjexnYT5IWoKJVoAA',
  avif: { 480: avif480, 720: avif720, 960: avif960, 1600: avif1600 },
  webp: { 480: webp480, 720: webp720, 960: webp960, 1600: webp1600 },
} as const satisfies PictureRecord;
