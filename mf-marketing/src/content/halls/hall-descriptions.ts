import { countedInWords } from '@venue/shared/words/numbers.ts';
import { roundTable } from '../../seating/seating-plan.ts';
import { seatsDrawn } from './hall-plans.ts';
import { halls } from './halls.ts';

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
