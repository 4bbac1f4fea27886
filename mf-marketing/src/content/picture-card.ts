import type { PictureRecord } from '../media/picture-record.ts';
import type { Way } from './ways.ts';

/** A picture of where to go on. */
export type PictureCard = {
  readonly title: string;
  /** Its own page, where the title leads there. */
  readonly path?: string;
  /** What decides, under the title: a price. */
  readonly fact?: string;
  readonly text?: string;
  /** A second paragraph. */
  readonly more?: string;
  readonly picture: PictureRecord;
  readonly ways: readonly Way[];
  /** The hall that its links take along to the booking form. */
  readonly hall?: string;
};
