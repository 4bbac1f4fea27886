// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/concert-space-stage-360.avif';
import avif576 from '../../../media/encoded/concert-space-stage-576.avif';
import webp360 from '../../../media/encoded/concert-space-stage-360.webp';
import webp576 from '../../../media/encoded/concert-space-stage-576.webp';
import type { PictureRecord } from '../picture-record.ts';

export const concertSpaceStage = {
  alt: 'Drum kit on the stage under crossing beams of light',
  render: true,
  width: 576,
  height: 432,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoQAAoABIByJZgCw7DR4IP4AAD+z2+dO6eP+h/1+ncX7VUHtMHCCIn1/Hp2Zare6H/e8ADU11Wig/1hC6D3AAAA',
  avif: { 360: avif360, 576: avif576 },
  webp: { 360: webp360, 576: webp576 },
} as const satisfies PictureRecord;
