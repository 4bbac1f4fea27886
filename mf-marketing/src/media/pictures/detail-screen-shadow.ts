// Written by media/encode.ts from media/recipes.ts.
import avif480 from '../../../media/encoded/detail-screen-shadow-480.avif';
import avif960 from '../../../media/encoded/detail-screen-shadow-960.avif';
import avif1600 from '../../../media/encoded/detail-screen-shadow-1600.avif';
import webp from '../../../media/encoded/detail-screen-shadow-960.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const detailScreenShadow = {
  alt: 'Late sunlight through a patterned breeze-block screen on a laterite-red wall beside a potted plant',
  render: true,
  width: 1600,
  height: 1000,
  focus: '68% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoQAAoAAsBMJaACdADh7+0egAD9IxSrJYmVcb1Imgj3OOgqZNuVx8LTHKEgZpZCgWSrmZv16pa5ALxdtF0UQAAA',
  avif: { 480: avif480, 960: avif960, 1600: avif1600 },
  webp,
} satisfies PictureRecord;
