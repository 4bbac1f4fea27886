import { isDeepStrictEqual } from 'node:util';
import type { Venue } from '@venue/shared/venue/venue-schema.ts';
import * as z from 'zod';
import { venueWith } from './check-site.ts';
import { inColumns } from '../releases/in-columns.ts';
import type { SiteDocument } from './chosen-document.ts';
import { specifiedVenue } from './specified-venue.ts';

/** Facts that are one house's own. Terms, hours of halls and promises may well be another's, too. */
const ownOfAHouse = [
  'brand',
  'place',
  'contact',
  'socialLinks',
  'grounds',
  'capacities',
  'halls',
  'rooms',
  'apartments',
  'concertDayRate',
] as const satisfies readonly (keyof Venue)[];

type Left = { key: string; value: unknown };

const facts = z.record(z.string(), z.unknown());

function leftBelow(key: string, value: unknown, specified: unknown): Left[] {
  if (isDeepStrictEqual(value, specified)) return [{ key, value }];
  const [own, theirs] = [facts.safeParse(value), facts.safeParse(specified)];
  if (!own.success || !theirs.success) return [];
  return Object.entries(theirs.data).flatMap(([name, below]) =>
    leftBelow(`${key}.${name}`, own.data[name], below),
  );
}

/** Facts of the specified house that stand in a document’s pages because it does not give its own: each by its key, with its value. */
export function leftAsSpecified({ content }: SiteDocument): Left[] {
  const venue = facts.parse(venueWith(facts.parse(content)['venue']));
  return ownOfAHouse.flatMap((key) => leftBelow(`venue.${key}`, venue[key], specifiedVenue[key]));
}

/** The same as a table for a terminal, values cut to what a line takes. */
export function leftTable(left: readonly Left[]): string {
  const rows = left.map(({ key, value }) => {
    const text = JSON.stringify(value);
    return [key, text.length > 60 ? `${text.slice(0, 59)}…` : text];
  });
  return inColumns(rows);
}
