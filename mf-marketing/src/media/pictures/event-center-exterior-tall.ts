// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/event-center-exterior-tall-480.avif';
import avif800 from '../../../media/encoded/event-center-exterior-tall-800.avif';
import webp480 from '../../../media/encoded/event-center-exterior-tall-480.webp';
import webp800 from '../../../media/encoded/event-center-exterior-tall-800.webp';
import type { PictureRecord } from '../picture-record.ts';

export const eventCenterExteriorTall = {
  alt: 'Event center at dusk, with a patterned breeze-block facade lit from within and palms in red-earth beds',
  render: true,
  width: 800,
  height: 1000,
  focus: '48% 42%',
  placeholder:
    'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAACwAQCdASoKAAwAAsBMJQBOgCHSOcwAAP54qySO0AZooCKxfPducv74NB7kyk7XmXjLnioNRjmxwsCXjg1ayxTXcZpJCQQsAAA=',
  avif: { 480: avif480, 800: avif800 },
  webp: { 480: webp480, 800: webp800 },
} as const satisfies PictureRecord;
