import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

/** `name` is what it shows: `The window`. */
export type LodgingPicture = { readonly of: PictureRecord; readonly name: string };

/** By the venue’s key of the room or apartment; a view of the whole room comes first. */
export type LodgingPictures = Readonly<Record<string, readonly LodgingPicture[]>>;
