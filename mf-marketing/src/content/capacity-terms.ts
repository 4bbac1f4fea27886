import { halls, roomFor, seatsInWords } from '@venue/shared/venue/halls.ts';
import { capital } from '@venue/shared/words/number-words.ts';
import type { Hall } from '@venue/shared/venue/venue-schema.ts';
import { hallInSentence } from './hall-words.ts';
import { inFigures } from '@venue/shared/words/in-figures.ts';

function nameOf(hall: Hall): string {
  if (hall.nameInTerms === undefined) return capital(hallInSentence(hall));
  return `${capital(hallInSentence(hall))} (called ${hall.nameInTerms} in the contract)`;
}

/** `70–80`, the figures of the words beside it; one where they agree. */
function figureOf(hall: Hall): string {
  const { withEase, most } = roomFor(hall);
  const least = withEase < most ? withEase : hall.listed.from;
  return least < most ? `${inFigures(least)}–${inFigures(most)}` : inFigures(most);
}

/** How many guests each hall seats, in the words of every other page (TC-07, D-03). */
export const capacityTerms = halls.map((hall) => ({
  figure: figureOf(hall),
  text: `${nameOf(hall)} seats ${seatsInWords(hall)}.`,
}));
