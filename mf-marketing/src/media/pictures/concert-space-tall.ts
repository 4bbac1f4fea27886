// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/concert-space-tall-480.avif';
import avif800 from '../../../media/encoded/concert-space-tall-800.avif';
import webp from '../../../media/encoded/concert-space-tall-800.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const concertSpaceTall = {
  alt: 'Concert space with an empty floor, a stage with drums and crossing beams of coloured light',
  render: true,
  width: 800,
  height: 1000,
  focus: '51% 32%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoKAAwAAkA4JQBdgCHYBpJ+IAD+/MmR3yxCgK6jcYPSX1xe344pLKbibnTCePECVBmZi1ZfeueF/ZtsjqS1uAAA',
  avif: { 480: avif480, 800: avif800 },
  webp,
} satisfies PictureRecord;
