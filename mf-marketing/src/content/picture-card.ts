import type { PictureRecord } from '../media/picture-record.ts';

/** A picture of where a link leads. */
export type PictureCard = {
  title: string;
  text?: string;
  picture: PictureRecord;
  link: { title: string; path: string };
};
