// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/detail-pillow-360.avif';
import avif960 from '../../../media/encoded/detail-pillow-960.avif';
import webp from '../../../media/encoded/detail-pillow-960.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const detailPillow = {
  alt: 'Indigo adire cushion and a striped aso-oke cushion on linen pillows in morning sun',
  render: true,
  width: 960,
  height: 600,
  focus: '48% 48%',
  placeholder:
    'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAwAgCdASoQAAoABIByJYwC7AEN8JWGiJLAAAD+NFhg0UkqZ0Kntr9UezctqS4YX3QyfSnBA2E6TkQQ4GBZVNeQZsAAAA==',
  avif: { 360: avif360, 960: avif960 },
  webp,
} satisfies PictureRecord;
