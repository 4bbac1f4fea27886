import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { counted } from '@venue/shared/words/counted.ts';

const submitted = counted(hallTerms.advertDays, 'day');
const away = counted(hallTerms.advertMiles, 'mile');
const removed = counted(hallTerms.advertRemovalDays, 'day');

/** What the terms say of adverts for an event (TC-16 to TC-18). */
export const advertTerms = [
  { figure: submitted, text: `Adverts are submitted to us ${submitted} before the event.` },
  { figure: away, text: `No advert is put up within ${away} of the venue.` },
  { figure: removed, text: `Adverts are removed within ${removed} after the event.` },
] as const;
