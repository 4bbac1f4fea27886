// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/wedding-detail-table-480.avif';
import avif720 from '../../../media/encoded/wedding-detail-table-720.avif';
import avif1280 from '../../../media/encoded/wedding-detail-table-1280.avif';
import webp480 from '../../../media/encoded/wedding-detail-table-480.webp';
import webp720 from '../../../media/encoded/wedding-detail-table-720.webp';
import webp1280 from '../../../media/encoded/wedding-detail-table-1280.webp';
import type { PictureRecord } from '../picture-record.ts';

export const weddingDetailTable = {
  alt: 'Wedding table laid with indigo napkins and candles',
  render: true,
  width: 1280,
  height: 560,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAABwAQCdASoQAAoABIByJagCdAA8AAD8F++w3aKXVcdSuKPUxsC3avI4XEUEnOsL5m5O5WfDN/Twq+QRS3T5j0vellgS2UCb8AA=',
  avif: { 480: avif480, 720: avif720, 1280: avif1280 },
  webp: { 480: webp480, 720: webp720, 1280: webp1280 },
} as const satisfies PictureRecord;
