import { halls } from '@venue/shared/venue/halls.ts';
import { counted } from '@venue/shared/words/counted.ts';
import { capital } from '@venue/shared/words/number-words.ts';
import type { Hall } from '@venue/shared/venue/venue-schema.ts';
import { hallInSentence } from './hall-words.ts';
import { inFigures } from '@venue/shared/words/in-figures.ts';

function nameOf(hall: Hall): string {
  if (hall.nameInTerms === undefined) return capital(hallInSentence(hall));
  return `${capital(hallInSentence(hall))} (called ${hall.nameInTerms} in the contract)`;
}

/** Where the list of halls goes further than the terms, both say so in one place (D-03). */
function atTheMost({ listed, inTerms }: Hall): string {
  if (listed.to <= inTerms) return ' at most';
  return ` comfortably, ${inFigures(listed.to)} at most`;
}

/** How many guests the terms seat in each hall, the largest first (TC-07). */
export const capacityTerms = [...halls].reverse().map((hall) => ({
  figure: inFigures(hall.inTerms),
  text: `${nameOf(hall)} seats ${counted(hall.inTerms, 'guest')}${atTheMost(hall)}.`,
}));
