// Written by media/encode.ts from media/recipes.ts.
import avif360 from '../../../media/encoded/birthday-cake-360.avif';
import avif608 from '../../../media/encoded/birthday-cake-608.avif';
import webp from '../../../media/encoded/birthday-cake-608.webp';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

export const birthdayCake = {
  alt: 'Cake and glasses in front of an arch of adire cloth',
  render: true,
  width: 608,
  height: 456,
  focus: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAACwAQCdASoQAAoABUB8JbACdABWHIAAAPuSeZlBovWFV5/2wHtoIZTiJ5Z2m8fbSxiBpw+nRqshiDy9Y3YGRdNPN+yqAAAA',
  avif: { 360: avif360, 608: avif608 },
  webp,
} satisfies PictureRecord;
