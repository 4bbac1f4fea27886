// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/wedding-traditional-480.avif';
import avif720 from '../../../media/encoded/wedding-traditional-720.avif';
import avif960 from '../../../media/encoded/wedding-traditional-960.avif';
import avif1280 from '../../../media/encoded/wedding-traditional-1280.avif';
import avif1600 from '../../../media/encoded/wedding-traditional-1600.avif';
import webp from '../../../media/encoded/wedding-traditional-960.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const weddingTraditional = {
  alt: 'Yoruba engagement stage with two ornate chairs, aso-oke striped drapes and flowers',
  render: true,
  width: 1600,
  height: 1000,
  focus: '50% 55%',
  placeholder:
    'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoQAAoABABoJZgCdAD0tos/2gAA/u9ZB6451ZF3O2q8Wy0NAkxYoS7FJtM2Dy8s4wNxxQfb4sP/hzvgEdAAAA==',
  avif: { 480: avif480, 720: avif720, 960: avif960, 1280: avif1280, 1600: avif1600 },
  webp,
} satisfies PictureRecord;
