import { formatNaira } from '@venue/shared/money.ts';
import { apartments, rooms } from '@venue/shared/venue/lodging.ts';
import type { LodgingFacts } from '@venue/shared/venue/venue-schema.ts';

/** Naira that a night is paid with here: the online rate, or the listed one where the desk books. */
function paidRate({ onlineRate, listedRate }: LodgingFacts): number {
  return onlineRate ?? listedRate;
}

function leastPaid(lodgings: readonly LodgingFacts[]): string {
  return formatNaira(Math.min(...lodgings.map(paidRate)));
}

/** `₦25,000`: what a night in the cheapest room is paid with here. */
export const roomsFrom: string = leastPaid(rooms);

/** `₦60,000`: what a night in the cheapest apartment is paid with here. */
export const apartmentsFrom: string = leastPaid(apartments);

/** `₦50,000 to ₦60,000`; one sum where all are paid with the same. */
export function paidRates(lodgings: readonly LodgingFacts[]): string {
  const rates = lodgings.map(paidRate).sort((one, other) => one - other);
  const ends = [...new Set([rates.at(0), rates.at(-1)])].flatMap((rate) => (rate ? [formatNaira(rate)] : []));
  return ends.join(' to ');
}

const listed = apartments.map(({ listedRate }) => listedRate);

/** `listed at ₦100,000` where all apartments have one listed rate, else `listed from ₦90,000`. */
export const apartmentsListed = `listed ${new Set(listed).size === 1 ? 'at' : 'from'} ${formatNaira(Math.min(...listed))}`;

/** What follows a sentence over rooms or apartments of which the venue does not say how many they sleep; '' where it does. */
export function askHowManySleep(lodgings: readonly LodgingFacts[]): string {
  return lodgings.some(({ sleeps }) => sleeps === undefined) ? ' How many each sleeps: ask reception.' : '';
}

function lodgingOf(key: string): LodgingFacts | undefined {
  return [...rooms, ...apartments].find((lodging) => lodging.key === key);
}

/** The name of the room or apartment with that key, for pictures of it. */
export function lodgingNameOf(key: string): string {
  return lodgingOf(key)?.name ?? 'A room';
}

/** `Luxury Deluxe, ₦55,000 a night`: for its picture beside the price of another. */
export function lodgingWithRate(key: string): string {
  const lodging = lodgingOf(key);
  return lodging ? `${lodging.name}, ${formatNaira(paidRate(lodging))} a night` : 'A room';
}

type NightPrice = { name: string; price: string };

/** What a night is paid with, from the least to the most: in a room, in an apartment. */
export const nightPrices: readonly NightPrice[] = [
  { name: 'A room of the hotel', rates: paidRates(rooms) },
  { name: 'A whole apartment', rates: paidRates(apartments) },
].flatMap(({ name, rates }) => (rates === '' ? [] : [{ name, price: `${rates} a night` }]));
