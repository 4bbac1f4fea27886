import type { SizedPicture } from '@venue/shared/sized-picture.ts';

/** A picture in whatever sizes it has. The modules in `pictures/` are written by `media/encode.ts`. */
export type PictureRecord = SizedPicture<number>;
