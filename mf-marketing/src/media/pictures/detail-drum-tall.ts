// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/detail-drum-tall-480.avif';
import avif800 from '../../../media/encoded/detail-drum-tall-800.avif';
import webp480 from '../../../media/encoded/detail-drum-tall-480.webp';
import webp800 from '../../../media/encoded/detail-drum-tall-800.webp';
import type { PictureRecord } from '../picture-record.ts';

export const detailDrumTall = {
  alt: 'Talking drum and beater on striped aso-oke cloth under stage light',
  render: true,
  width: 800,
  height: 1000,
  focus: '48% 45%',
  placeholder:
    'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoKAAwAAsBMJbACdAEO/Hb4EwAA/vGG3bhjy4LFrZswnHIe4qEqMkuWybpfEo3dkpMMZNznGGROhP+zXsMAAA==',
  avif: { 480: avif480, 800: avif800 },
  webp: { 480: webp480, 800: webp800 },
} as const satisfies PictureRecord;
