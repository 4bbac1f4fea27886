import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import type { LodgingFacts } from '@venue/shared/contract/venue-schema.ts';
import { formatNaira } from '@venue/shared/text/numbers.ts';
import { apartments, rooms } from '@venue/shared/venue/lodging.ts';

/** Naira a night: the online rate, or the listed one if reception books it. */
function paidRate({ onlineRate, listedRate }: LodgingFacts): number {
  return onlineRate ?? listedRate;
}

function lowestRate(lodgings: readonly LodgingFacts[]): string {
  return formatNaira(Math.min(...lodgings.map(paidRate)));
}

/** `₦25,000`: the cheapest room, a night. */
export const roomsFrom: string = lowestRate(rooms);

/** `₦60,000`: the cheapest apartment, a night. */
export const apartmentsFrom: string = lowestRate(apartments);

/** `₦50,000 to ₦60,000`, or one amount if all cost the same. */
export function paidRates(lodgings: readonly LodgingFacts[]): string {
  const rates = lodgings.map(paidRate).sort((one, other) => one - other);
  const ends = [...new Set([rates.at(0), rates.at(-1)])].flatMap((rate) => (rate ? [formatNaira(rate)] : []));
  return ends.join(' to ');
}

const listed = apartments.map(({ listedRate }) => listedRate);

/** `listed at ₦100,000` if all apartments have the same listed rate, otherwise `listed from ₦90,000`. */
export const apartmentsListed = `listed ${new Set(listed).size === 1 ? 'at' : 'from'} ${formatNaira(Math.min(...listed))}`;

/** A sentence to append if the venue does not say how many guests each sleeps; otherwise ''. */
export function sleepsNote(lodgings: readonly LodgingFacts[]): string {
  return lodgings.some(({ sleeps }) => sleeps === undefined)
    ? ' Ask reception how many each one sleeps.'
    : '';
}

function lodgingOf(key: string): LodgingFacts | undefined {
  return [...rooms, ...apartments].find((lodging) => lodging.key === key);
}

/** For captions of pictures. */
export function lodgingNameOf(key: string): string {
  return lodgingOf(key)?.name ?? 'A room';
}

/** `Luxury Deluxe, ₦60,000 a night`. */
export function lodgingWithRate(key: string): string {
  const lodging = lodgingOf(key);
  return lodging ? `${lodging.name}, ${formatNaira(paidRate(lodging))} a night` : 'A room';
}

type NightPrice = { name: string; price: string };

export const nightPrices: readonly NightPrice[] = [
  { name: 'A hotel room', rates: paidRates(rooms) },
  { name: 'A whole apartment', rates: paidRates(apartments) },
].flatMap(({ name, rates }) => (rates === '' ? [] : [{ name, price: `${rates} a night` }]));

/** The venue’s promise if it cannot give what was paid for; '' if it makes none. */
export const ifNotFree = siteFacts().venue.ifNotFree ?? '';
