import type { Hall } from '@venue/shared/contract/venue-schema.ts';
import { countedInWords } from '@venue/shared/text/numbers.ts';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';
import { halls } from '@venue/shared/venue/halls.ts';
import { hallAmbali } from '../../media/pictures/hall-ambali.ts';
import { hallBallRoom } from '../../media/pictures/hall-ball-room.ts';
import { hallWosilat } from '../../media/pictures/hall-wosilat.ts';
import { roundTable } from '../../seating/seating-plan.ts';
import { seatsDrawn } from './hall-plans.ts';

const pictures: Readonly<Record<string, PictureRecord>> = {
  'ball-room': hallBallRoom,
  ambali: hallAmbali,
  wosilat: hallWosilat,
};

/** A hall without its own picture shows the largest hall’s. */
export function hallPicture({ key }: Hall): PictureRecord {
  return pictures[key] ?? hallWosilat;
}

function tablesIn(key: string): number {
  const hall = halls.find((one) => one.key === key);
  return hall ? Math.ceil(seatsDrawn(hall) / roundTable.seats) : 0;
}

/** What sets a hall apart besides its size, by its key. */
export const hallDescriptions: Readonly<Record<string, string>> = {
  'ball-room': `Daylight and ${countedInWords(tablesIn('ball-room'), 'round table')}.`,
  ambali: 'A stage at one end, breeze-block screens along the sides.',
  wosilat: 'Long tables in front of a wide stage.',
};
