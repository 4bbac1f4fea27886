import { type Hall as LetHall, halls as letHalls } from '@venue/shared/halls.ts';
import type { PictureRecord } from '../media/picture-record.ts';
import { hallAmbali } from '../media/pictures/hall-ambali.ts';
import { hallBallRoom } from '../media/pictures/hall-ball-room.ts';
import { hallWosilat } from '../media/pictures/hall-wosilat.ts';

/** A hall as the pages show it. */
export type Hall = LetHall & {
  /** Place on the page of the halls. */
  readonly anchor: 'ball-room' | 'ambali' | 'wosilat';
  readonly image: PictureRecord;
};

const [ballRoom, ambali, wosilat] = letHalls;

/** The three halls, smallest first. */
export const halls = [
  { ...ballRoom, anchor: 'ball-room', image: hallBallRoom },
  { ...ambali, anchor: 'ambali', image: hallAmbali },
  { ...wosilat, anchor: 'wosilat', image: hallWosilat },
] as const satisfies readonly Hall[];
