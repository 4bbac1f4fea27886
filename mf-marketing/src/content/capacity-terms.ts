import { halls } from '@venue/shared/venue/halls.ts';
import { counted } from '@venue/shared/words/counted.ts';
import { capital } from '@venue/shared/words/number-words.ts';
import { hallInSentence } from './hall-words.ts';

/** How many guests the terms let into each hall, the largest first (TC-07). */
export const capacityTerms = [...halls].reverse().map((hall) => ({
  figure: hall.inTerms.toLocaleString('en-NG'),
  text: `${hall.nameInTerms === undefined ? capital(hallInSentence(hall)) : `The ${hall.nameInTerms}`} holds at most ${counted(hall.inTerms, 'guest')}.`,
}));
