// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/lounge-bench-360.avif';
import avif608 from '../../../media/encoded/lounge-bench-608.avif';
import webp from '../../../media/encoded/lounge-bench-608.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const loungeBench = {
  alt: 'Low chairs facing a green bench under a framed adire cloth',
  render: true,
  width: 608,
  height: 456,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAABwAgCdASoQAAoABABoJaACdAEf3aXs+6snGIIAAP6D+vD1jOXxZvG6vTM3XAKizOgfudj1Tun1oN2U2ykOGW18+QnjTwAA',
  avif: { 360: avif360, 608: avif608 },
  webp,
} satisfies PictureRecord;
