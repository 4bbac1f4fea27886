// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/detail-gele-chair-480.avif';
import avif960 from '../../../media/encoded/detail-gele-chair-960.avif';
import avif1440 from '../../../media/encoded/detail-gele-chair-1440.avif';
import webp from '../../../media/encoded/detail-gele-chair-960.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const detailGeleChair = {
  alt: 'Gold Chiavari chair back draped with indigo and striped aso-oke cloth',
  render: true,
  width: 1440,
  height: 900,
  focus: '55% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoQAAoABABoJZACdAD0QW7k/AwA/e0ESrcDRc0bfZS9oDlgCxQCtyoV4tNLjFfuD6yzDax4tlKnsO5MCpfMvBsSAAA=',
  avif: { 480: avif480, 960: avif960, 1440: avif1440 },
  webp,
} satisfies PictureRecord;
