import type { PictureRecord } from '../../media/picture-record.ts';
import type { SpecSentences } from './social-specs.ts';

/** A room that people come to, or take whole: night club, lounge, cafe. Each page has its own words besides. */
export type SocialPlace = {
  name: string;
  /** Guests that it holds. */
  capacity: number;
  description: string;
  title: string;
  picture: PictureRecord;
  caption: string;
  /** A sentence on each of what the three have in common. */
  specs: SpecSentences;
};
