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

/** A room that people come to, or take whole: night club, lounge, cafe. */
export type SocialPlace = {
  name: string;
  /** Guests that it holds. */
  capacity: number;
  description: string;
  title: string;
  lede: string;
  picture: PictureRecord;
  caption: string;
  about: { heading: string; paragraphs: readonly [string, string] };
  around: { heading: string; neighbours: readonly [Neighbour, Neighbour] };
};
