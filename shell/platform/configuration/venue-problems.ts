import {
  bookedLodgings,
  type Hall,
  type LodgingFacts,
  type Venue,
} from '@venue/shared/contract/venue-schema.ts';
import { capacityOf } from '@venue/shared/venue/hall-capacity.ts';

/** Sorts the halls from smallest to largest, as pages expect. */
export function withHallsInOrder(venue: Venue): Venue {
  return {
    ...venue,
    halls: venue.halls.toSorted((one, other) => capacityOf(one).most - capacityOf(other).most),
  };
}

type ValueAt = { readonly path: string; readonly value: string | number };

/** Values that repeat an earlier one. */
function duplicates(values: readonly ValueAt[], why: string): string[] {
  const first = new Map<string, string>();
  return values.flatMap(({ path, value }) => {
    const word = String(value).trim().toLowerCase();
    const other = first.get(word);
    if (other === undefined) first.set(word, path);
    return other === undefined ? [] : [`${path}: is the same as ${other}; ${why}`];
  });
}

function valuesOf<Of extends object, Key extends keyof Of & string>(
  list: string,
  entries: readonly (Of & Readonly<Record<Key, string | number>>)[],
  key: Key,
): ValueAt[] {
  return entries.map((entry, index) => ({ path: `${list}.${index}.${key}`, value: entry[key] }));
}

function duplicateProblems({ halls, rooms, apartments }: Venue): string[] {
  const lodgings = (key: 'key' | 'name') => [
    ...valuesOf('venue.rooms', rooms, key),
    ...valuesOf('venue.apartments', apartments, key),
  ];
  return [
    ...duplicates(valuesOf('venue.halls', halls, 'id'), 'the reservation service could not tell them apart'),
    ...duplicates(valuesOf('venue.halls', halls, 'key'), 'each hall needs its own address'),
    ...duplicates(valuesOf('venue.halls', halls, 'name'), 'forms and e-mails tell halls apart by name'),
    ...duplicates(lodgings('key'), 'each room and apartment needs its own'),
    ...duplicates(lodgings('name'), 'guests tell rooms and apartments apart by name'),
  ];
}

function problemUnless(isMet: boolean, problem: string): string[] {
  return isMet ? [] : [problem];
}

function hallProblems(hall: Hall, index: number): string[] {
  const path = `venue.halls.${index}`;
  const { listed, inTerms, seatedAtTables = 0 } = hall;
  const [least, most] = [Math.ceil(listed.from / 2), listed.to * 2];
  return [
    ...problemUnless(
      listed.from <= listed.to,
      `${path}.listed.to: must be at least listed.from, ${listed.from}`,
    ),
    ...problemUnless(
      inTerms >= least && inTerms <= most,
      `${path}.inTerms: must be from ${least} to ${most}, close to the ${listed.from} to ${listed.to} guests in listed`,
    ),
    ...problemUnless(
      seatedAtTables <= capacityOf(hall).most,
      `${path}.seatedAtTables: must be at most ${capacityOf(hall).most}, the capacity of the hall`,
    ),
  ];
}

function guestProblems({ halls, capacities: { eventCenter }, grounds: { guests } }: Venue): string[] {
  const largest = Math.max(...halls.map((hall) => capacityOf(hall).most));
  const least = Math.max(guests.from, eventCenter, largest);
  return [
    ...problemUnless(
      eventCenter >= largest,
      `venue.capacities.eventCenter: must be at least ${largest}, the capacity of the largest hall`,
    ),
    ...problemUnless(
      guests.to >= least,
      `venue.grounds.guests.to: must be at least ${least}, as it counts all halls and grounds together`,
    ),
  ];
}

/** Rooms and apartments with their own booking pages are required. */
function bookedProblems(list: 'rooms' | 'apartments', lodgings: readonly LodgingFacts[]): string[] {
  return bookedLodgings[list].flatMap((key) => {
    const index = lodgings.findIndex((lodging) => lodging.key === key);
    return index < 0
      ? [
          `venue.${list}: must include the key “${key}”, which has a booking page; you choose its name and rates`,
        ]
      : problemUnless(
          lodgings[index]?.onlineRate !== undefined,
          `venue.${list}.${index}.onlineRate: is missing; it is the price on the booking page of “${key}”`,
        );
  });
}

/** Contradictions between valid facts, and facts that pages require: one line per problem, starting with its key. */
export function venueProblems(venue: Venue): string[] {
  return [
    ...duplicateProblems(venue),
    ...venue.halls.flatMap(hallProblems),
    ...guestProblems(venue),
    ...bookedProblems('rooms', venue.rooms),
    ...bookedProblems('apartments', venue.apartments),
  ];
}
