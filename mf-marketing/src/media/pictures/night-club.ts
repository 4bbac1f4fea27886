// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/night-club-480.avif';
import avif720 from '../../../media/encoded/night-club-720.avif';
import avif960 from '../../../media/encoded/night-club-960.avif';
import avif1248 from '../../../media/encoded/night-club-1248.avif';
import webp from '../../../media/encoded/night-club-960.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const nightClub = {
  alt: 'Night club with a lit dance floor in front of a DJ booth and a wall of adire squares in violet light',
  render: true,
  width: 1248,
  height: 780,
  focus: '48% 62%',
  placeholder:
    'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADQAQCdASoQAAoABIByJagCdADy2BNZ4AD+0osptVfIvjyv/nLvaEz/bWopzzb3RPOoK4n2fqjHgeXntBA8h4XmUldRXYGAAAA=',
  avif: { 480: avif480, 720: avif720, 960: avif960, 1248: avif1248 },
  webp,
} satisfies PictureRecord;
