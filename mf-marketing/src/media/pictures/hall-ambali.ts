// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/hall-ambali-480.avif';
import avif720 from '../../../media/encoded/hall-ambali-720.avif';
import avif960 from '../../../media/encoded/hall-ambali-960.avif';
import avif1600 from '../../../media/encoded/hall-ambali-1600.avif';
import webp from '../../../media/encoded/hall-ambali-960.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const hallAmbali = {
  alt: 'Hall laid for a banquet, with round tables in indigo and gold and lit breeze-block screens',
  render: true,
  width: 1600,
  height: 1000,
  focus: '50% 55%',
  placeholder:
    'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoQAAoABABoJYgCdAEM2W7kzv+gAP6pV3LKf7KPnkOFwVTOrf7SCLJutwfdDWN/XW+cQhWXN8JYjbKnzZYntb0AAAA=',
  avif: { 480: avif480, 720: avif720, 960: avif960, 1600: avif1600 },
  webp,
} satisfies PictureRecord;
