import type { PictureRecord } from '../media/picture-record.ts';

/** Where guests come from or go on to. */
export type Neighbour = {
  /** How it follows: `Before`, `After`. */
  when: string;
  title: string;
  text: string;
  /** Name of the place that the link leads to, in small letters with its article. */
  place: string;
  path: string;
  picture: PictureRecord;
};
