import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { Venue } from '@venue/shared/contract/venue-schema.ts';
import { workspace } from '../checkout/folders.ts';
import { readJson } from '../common/read-json.ts';
import { inColumns } from '../common/terminal.ts';
import { completeVenue } from './check-site.ts';
import { defaultVenue } from './default-venue.ts';
import { objectSchema, valueAt } from './json-object.ts';
import type { UncheckedConfiguration } from './selected-configuration.ts';

/** Facts that must differ between venues. Terms, hours and promises may be the same. */
const ownFacts = [
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

type PlaceholderFact = { key: string; value: unknown };

function unchangedBelow(key: string, value: unknown, specified: unknown): PlaceholderFact[] {
  if (isDeepStrictEqual(value, specified)) return [{ key, value }];
  const [own, original] = [objectSchema.safeParse(value), objectSchema.safeParse(specified)];
  if (!own.success || !original.success) return [];
  return Object.entries(original.data).flatMap(([name, below]) =>
    unchangedBelow(`${key}.${name}`, own.data[name], below),
  );
}

/** Facts of the venue that a configuration leaves as in the specification, with key and value. */
export function placeholderFacts({ content }: UncheckedConfiguration): PlaceholderFact[] {
  const venue = objectSchema.parse(completeVenue(objectSchema.parse(content)['venue']));
  return ownFacts.flatMap((key) => unchangedBelow(`venue.${key}`, venue[key], defaultVenue[key]));
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

/** Placeholders of `docs/site.example.json` that a configuration still has, with key and value. */
export async function examplePlaceholders({ content }: UncheckedConfiguration): Promise<PlaceholderFact[]> {
  const example = await readJson(path.join(workspace, 'docs/site.example.json'), z.json());
  return placeholders
    .map((key) => ({ key, value: valueAt(content, key) }))
    .filter(({ key, value }) => value !== undefined && value === valueAt(example, key));
}

/**
 * Warns that what is about to go live has placeholders, such as a bank account that is someone else's; '' if
 * it has none.
 */
export async function placeholderWarning(configuration: UncheckedConfiguration): Promise<string> {
  const keys = (await examplePlaceholders(configuration)).map(({ key }) => key);
  if (keys.length === 0) return '';
  return `warning   still as in the example, see "npm run site -- check": ${keys.join(', ')}`;
}

/** A table for the terminal, with long values shortened. */
export function placeholderTable(unchanged: readonly PlaceholderFact[]): string {
  const rows = unchanged.map(({ key, value }) => {
    const text = JSON.stringify(value);
    return [key, text.length > 60 ? `${text.slice(0, 59)}…` : text];
  });
  return inColumns(rows);
}
