import { formatNaira } from '@venue/shared/money.ts';
import { apartments, rooms } from '@venue/shared/venue/lodging.ts';
import type { LodgingFacts } from '@venue/shared/venue/venue-schema.ts';
import { countedInWords } from '@venue/shared/words/counted.ts';
import { inAList, withArticle } from '@venue/shared/words/in-a-list.ts';
import { capital, numberWords } from '@venue/shared/words/number-words.ts';

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

/** `five kinds of room`. */
export const kindsOfRoom: string = countedInWords(rooms.length, 'kind of room', 'kinds of room');

/** `₦100,000` where all apartments have one listed rate, else `from ₦90,000`. */
export const apartmentRate: string = ratesOf(apartments.map(({ listedRate }) => listedRate));

function ratesOf(rates: readonly number[]): string {
  const least = formatNaira(Math.min(...rates));
  return new Set(rates).size === 1 ? least : `from ${least}`;
}

/** `An Executive Apartment with three bedrooms and a Luxury Suite with two`. */
export function apartmentsWithBedrooms(last: 'and' | 'or'): string {
  const parts = apartments.map(({ name, bedrooms }, index) => {
    if (bedrooms === undefined) return withArticle(name);
    const size = index === 0 ? countedInWords(bedrooms, 'bedroom') : numberWords(bedrooms);
    return `${withArticle(name)} with ${size}`;
  });
  return capital(inAList(parts, last));
}

const bedrooms = [...new Set(apartments.flatMap((apartment) => apartment.bedrooms ?? []))].sort(
  (one, other) => one - other,
);

/** `two and three bedrooms`, smallest first; `bedrooms of your own` where the venue does not say how many. */
export function bedroomsInWords(last: 'and' | 'or'): string {
  if (bedrooms.length === 0) return 'bedrooms of your own';
  const unit = bedrooms.at(-1) === 1 ? 'bedroom' : 'bedrooms';
  return `${inAList(bedrooms.map(numberWords), last)} ${unit}`;
}

/** `Three bedrooms or two`, largest first. */
export const bedroomsHeading: string =
  bedrooms.length === 0
    ? 'Under one roof'
    : capital(
        inAList(
          [...bedrooms]
            .reverse()
            .map((count, index) => (index === 0 ? countedInWords(count, 'bedroom') : numberWords(count))),
          'or',
        ),
      );

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
