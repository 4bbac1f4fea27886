import type { SizedPicture } from '@venue/shared/ui/sized-picture.ts';

/** `media/encode.ts` writes the modules in `pictures/`. */
export type PictureRecord = SizedPicture<number>;
