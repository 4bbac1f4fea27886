import { formatNaira } from '@venue/shared/money.ts';
import { apartments, rooms } from '@venue/shared/venue/lodging.ts';
import type { LodgingFacts } from '@venue/shared/venue/venue-schema.ts';
import { countedInWords } from '@venue/shared/words/counted.ts';
import { inAList, withArticle } from '@venue/shared/words/in-a-list.ts';
import { capital, numberWords } from '@venue/shared/words/number-words.ts';

function byRate(lodgings: readonly LodgingFacts[]): LodgingFacts[] {
  return [...lodgings].sort((one, other) => one.listedRate - other.listedRate);
}

const dearestLast = byRate(rooms);

/** `₦35,000`: a night in the cheapest room, as listed. */
export const roomsFrom: string = formatNaira(dearestLast[0]?.listedRate ?? 0);

/** `₦25,000`: a night in the cheapest room as it is booked online, or as listed where none is. */
export const onlineFrom: string = formatNaira(
  Math.min(...rooms.map(({ onlineRate, listedRate }) => onlineRate ?? listedRate)),
);

/** `from ₦35,000 a night in a Basic Standard to ₦60,000 in a Luxury Deluxe`. */
export const roomRates: string = [dearestLast[0], dearestLast.length > 1 ? dearestLast.at(-1) : undefined]
  .flatMap((room) => (room ? [room] : []))
  .map(({ name, listedRate }, index) =>
    index === 0
      ? `from ${formatNaira(listedRate)} a night in ${withArticle(name)}`
      : `to ${formatNaira(listedRate)} in ${withArticle(name)}`,
  )
  .join(' ');

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

/** `Three bedrooms or two.`, largest first. */
export const bedroomsHeading: string =
  bedrooms.length === 0
    ? 'Under one roof.'
    : `${capital(
        inAList(
          [...bedrooms]
            .reverse()
            .map((count, index) => (index === 0 ? countedInWords(count, 'bedroom') : numberWords(count))),
          'or',
        ),
      )}.`;

/** The name of the room or apartment with that key, for pictures of it. */
export function lodgingNameOf(key: string): string {
  return [...rooms, ...apartments].find((lodging) => lodging.key === key)?.name ?? 'A room';
}
