// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/event-center-exterior-tall-480.avif';
import avif800 from '../../../media/encoded/event-center-exterior-tall-800.avif';
import webp480 from '../../../media/encoded/event-center-exterior-tall-480.webp';
import webp800 from '../../../media/encoded/event-center-exterior-tall-800.webp';
import type { PictureRecord } from '../picture-record.ts';

export const eventCenterExteriorTall = {
  alt: 'Event centre at dusk with a lit breeze-block facade, red carpet and wet paving',
  render: true,
  width: 800,
  height: 1000,
  focus: '46% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoKAAwAA4BaJYgCdAEOt4T0GAD+H9JbGRWEWKvAXAg4EEnU5LjWG5KhBfYI3OYZhFFlh3GO9kUGAV3iS988AAAA',
  avif: { 480: avif480, 800: avif800 },
  webp: { 480: webp480, 800: webp800 },
} as const satisfies PictureRecord;
