import { addressOf } from '@venue/shared/contract/address-of.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { apartments, rooms } from '@venue/shared/venue/lodging.ts';
import { capital, numberWords } from '@venue/shared/words/number-words.ts';
import { paidRates } from './lodging-words.ts';
import { roomsBookedElsewhere, roomsBookedHere } from './rooms.ts';

type NightPrice = { name: string; price: string; path: string };

function several(count: number, one: string): string {
  return count === 1 ? capital(one) : `${capital(numberWords(count))} ${one}s`;
}

const namesOfTheDesk = new Set(roomsBookedElsewhere.map(({ name }) => name));
const roomsOfTheDesk = rooms.filter(({ name }) => namesOfTheDesk.has(name));

const online = roomsBookedHere.flatMap(({ name, booking }): NightPrice[] =>
  booking.kind === 'online'
    ? [{ name, price: `${formatNaira(booking.rate)} a night`, path: booking.path }]
    : [],
);

/** What a night is paid with: the rooms that are booked here one by one, those of the desk and the apartments together. */
export const nightPrices: readonly NightPrice[] = [
  ...online,
  {
    name: several(roomsOfTheDesk.length, 'luxury room'),
    price: paidRates(roomsOfTheDesk),
    path: `${addressOf('mf-marketing/hotels')}#rooms`,
  },
  {
    name: several(apartments.length, 'apartment'),
    price: paidRates(apartments),
    path: addressOf('mf-marketing/apartments'),
  },
].filter(({ price }) => price !== '');
