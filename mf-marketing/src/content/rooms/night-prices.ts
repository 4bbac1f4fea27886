import { apartments, rooms } from '@venue/shared/venue/lodging.ts';
import { paidRates } from './lodging-words.ts';

type NightPrice = { name: string; price: string };

/** What a night is paid with, from the least to the most: in a room, in an apartment. */
export const nightPrices: readonly NightPrice[] = [
  { name: 'A room of the hotel', rates: paidRates(rooms) },
  { name: 'A whole apartment', rates: paidRates(apartments) },
].flatMap(({ name, rates }) => (rates === '' ? [] : [{ name, price: `${rates} a night` }]));
