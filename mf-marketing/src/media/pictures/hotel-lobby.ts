// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/hotel-lobby-480.avif';
import avif960 from '../../../media/encoded/hotel-lobby-960.avif';
import avif1600 from '../../../media/encoded/hotel-lobby-1600.avif';
import webp from '../../../media/encoded/hotel-lobby-960.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const hotelLobby = {
  alt: 'Hotel lobby with a fluted reception desk in front of a patterned screen',
  render: true,
  width: 1600,
  height: 1000,
  focus: '51% 48%',
  placeholder:
    'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoQAAoABABoJQBOgB5yNrh8AAD9U6O6FAy118UFn4OFBtWCFpnVEs7LTDChovIWp3O4YplQcn5nMh7AAAA=',
  avif: { 480: avif480, 960: avif960, 1600: avif1600 },
  webp,
} satisfies PictureRecord;
