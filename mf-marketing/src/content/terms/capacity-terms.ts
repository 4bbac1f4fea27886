import { halls, roomFor, seatsInWords } from '@venue/shared/venue/halls.ts';
import { capital } from '@venue/shared/words/number-words.ts';
import type { Hall } from '@venue/shared/venue/venue-schema.ts';
import { hallInSentence } from '../halls/hall-words.ts';
import { inFigures } from '@venue/shared/words/in-figures.ts';

function nameOf(hall: Hall): string {
  if (hall.nameInTerms === undefined) return capital(hallInSentence(hall));
  return `${capital(hallInSentence(hall))} (called ${hall.nameInTerms} in the contract)`;
}

/** How many guests each hall seats, in the words of every other page (TC-07, D-03). */
export const capacityTerms = halls.map((hall) => ({
  figure: inFigures(roomFor(hall).most),
  text: `${nameOf(hall)} seats ${seatsInWords(hall)}.`,
}));
