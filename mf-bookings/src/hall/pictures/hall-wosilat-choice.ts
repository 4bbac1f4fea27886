// Written by media/encode.ts from media/recipes.ts.
import avif256 from './hall-wosilat-choice-256.avif';
import webp from './hall-wosilat-choice-256.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const hallWosilatChoice = {
  alt: 'Hall with long banquet tables in ivory and laterite red, facing a wide stage',
  render: true,
  width: 256,
  height: 171,
  focus: '48% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoQAAoAAsBMJZACdLoAAx3/JWQAAP7Q1pyovPqJpP0s1zk1R8oamS4DuqbCtogatlJpsGroot/5s9jK28jITpIAAAA=',
  avif: { 256: avif256 },
  webp,
} satisfies PictureRecord;
