// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/event-center-exterior-480.avif';
import avif960 from '../../../media/encoded/event-center-exterior-960.avif';
import avif1600 from '../../../media/encoded/event-center-exterior-1600.avif';
import webp480 from '../../../media/encoded/event-center-exterior-480.webp';
import webp960 from '../../../media/encoded/event-center-exterior-960.webp';
import webp1600 from '../../../media/encoded/event-center-exterior-1600.webp';
import type { PictureRecord } from '../picture-record.ts';

export const eventCenterExterior = {
  alt: 'Event center at dusk, with a patterned breeze-block facade lit from within and palms in red-earth beds',
  render: true,
  width: 1600,
  height: 1000,
  focus: '48% 42%',
  placeholder:
    'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACQAQCdASoQAAoAA4BaJQBOgB43QhQA/tDmQWBunNh+6NSXrQRcXH2zdU8PHOhZcIxCK3WsxAk1tmnZsL27NR9JnOAAAA==',
  avif: { 480: avif480, 960: avif960, 1600: avif1600 },
  webp: { 480: webp480, 960: webp960, 1600: webp1600 },
} as const satisfies PictureRecord;
