// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/concert-space-stage-360.avif';
import avif576 from '../../../media/encoded/concert-space-stage-576.avif';
import webp from '../../../media/encoded/concert-space-stage-576.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const concertSpaceStage = {
  alt: 'Drum kit on the stage under crossing beams of light',
  render: true,
  width: 576,
  height: 432,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAACwAQCdASoQAAoABIByJZgCw7DR4BwAAP7Pb507p4/6H/X6dxftVQe0wcIIifX8enZlqt7of97wANTXVxdQOE+sIXQe4AAA',
  avif: { 360: avif360, 576: avif576 },
  webp,
} satisfies PictureRecord;
