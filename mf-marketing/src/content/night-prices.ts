import { apartments, rooms } from '@venue/shared/venue/lodging.ts';
import { countedInWords } from '@venue/shared/words/counted.ts';
import { capital } from '@venue/shared/words/number-words.ts';
import { kindsOfRoom, paidRates } from './lodging-words.ts';

type NightPrice = { name: string; price: string };

/** What a night is paid with, from the least to the most: in a room, in an apartment. */
export const nightPrices: readonly NightPrice[] = [
  { name: capital(kindsOfRoom), rates: paidRates(rooms) },
  { name: capital(countedInWords(apartments.length, 'apartment')), rates: paidRates(apartments) },
].flatMap(({ name, rates }) => (rates === '' ? [] : [{ name, price: `${rates} a night` }]));
