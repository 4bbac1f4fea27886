import { isDeepStrictEqual } from 'node:util';
import type { Venue } from '@venue/shared/venue/venue-schema.ts';
import * as z from 'zod';
import { inColumns } from '../common/terminal.ts';
import { completeVenue } from './check-site.ts';
import type { SiteDocument } from './chosen-document.ts';
import { specifiedVenue } from './specified-venue.ts';

/** Facts that must differ between venues. Terms, hours and promises may be the same. */
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

type UnchangedFact = { key: string; value: unknown };

const facts = z.record(z.string(), z.unknown());

function unchangedBelow(key: string, value: unknown, specified: unknown): UnchangedFact[] {
  if (isDeepStrictEqual(value, specified)) return [{ key, value }];
  const [own, theirs] = [facts.safeParse(value), facts.safeParse(specified)];
  if (!own.success || !theirs.success) return [];
  return Object.entries(theirs.data).flatMap(([name, below]) =>
    unchangedBelow(`${key}.${name}`, own.data[name], below),
  );
}

/** Facts of the venue that a configuration leaves as in the specification, with key and value. */
export function unchangedFacts({ content }: SiteDocument): UnchangedFact[] {
  const venue = facts.parse(completeVenue(facts.parse(content)['venue']));
  return ownOfAHouse.flatMap((key) => unchangedBelow(`venue.${key}`, venue[key], specifiedVenue[key]));
}

/** Keys whose value in docs/site.example.json is a placeholder; the others may be the same. */
const placeholders = [
  'siteUrl',
  'email.publicKey',
  'email.serviceId',
  'reservation.baseUrl',
  'reservation.apiKey',
  'payment.publicKey',
  'bank.bank',
  'bank.accountNumber',
  'bank.accountName',
  'links.cinema',
  'venue.contact.email',
];

function valueAt(content: unknown, key: string): unknown {
  return key.split('.').reduce((below, name) => facts.safeParse(below).data?.[name], content);
}

/** Placeholders of the example configuration that a configuration still has, with key and value. */
export function unchangedPlaceholders({ content }: SiteDocument, example: unknown): UnchangedFact[] {
  return placeholders
    .map((key) => ({ key, value: valueAt(content, key) }))
    .filter(({ key, value }) => value !== undefined && value === valueAt(example, key));
}

/** A table for the terminal, with long values shortened. */
export function unchangedTable(unchanged: readonly UnchangedFact[]): string {
  const rows = unchanged.map(({ key, value }) => {
    const text = JSON.stringify(value);
    return [key, text.length > 60 ? `${text.slice(0, 59)}…` : text];
  });
  return inColumns(rows);
}
