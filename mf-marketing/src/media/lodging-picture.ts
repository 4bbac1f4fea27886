import type { PictureRecord } from './picture-record.ts';

/** One of the pictures of a room or an apartment, and what of it is seen: `The window`. */
export type LodgingPicture = { readonly of: PictureRecord; readonly name: string };

/** The pictures of each, by the venue's key for it, the room itself first. */
export type LodgingPictures = Readonly<Record<string, readonly LodgingPicture[]>>;
