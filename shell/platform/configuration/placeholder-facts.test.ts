import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { defaultVenue } from './default-venue.ts';
import {
  placeholderFacts,
  examplePlaceholders,
  placeholderWarning,
  placeholderTable,
} from './placeholder-facts.ts';

function keysLeft(venue: unknown): string[] {
  return placeholderFacts({ name: 'site.json', content: { venue } }).map(({ key }) => key);
}

test('a configuration without facts leaves all of them unchanged', () => {
  expect(keysLeft(undefined)).toEqual(
    expect.arrayContaining(['venue.brand', 'venue.halls', 'venue.concertDayRate']),
  );
  expect(keysLeft(undefined)).not.toContain('venue.hallTerms');
});

test('unchanged facts inside a changed one are listed by key; a list counts as one', () => {
  const { halls, place, contact } = defaultVenue;
  const own = {
    brand: { name: 'Ilé', slug: 'ile' },
    place: { ...place, town: 'Ikorodu' },
    contact: { ...contact, phones: ['+234 1'] },
    capacities: { eventCenter: 600 },
    halls: halls.slice(1),
  };
  const left = keysLeft(own);
  expect(left).toContain('venue.place.road');
  expect(left).toContain('venue.contact.email');
  expect(left).toContain('venue.capacities.vipLounge');
  for (const key of [
    'brand',
    'brand.meaning',
    'place.town',
    'contact.phones',
    'capacities.eventCenter',
    'halls',
  ]) {
    expect(left).not.toContain(`venue.${key}`);
  }
});

test('placeholders of the example configuration are listed, and what may be the same is not', async () => {
  const file = new URL('../../../docs/site.example.json', import.meta.url);
  const example: unknown = JSON.parse(await readFile(file, 'utf8'));
  const left = await examplePlaceholders({ name: 'site.json', content: example });
  expect(left).toContainEqual({ key: 'bank.accountNumber', value: '0123456789' });
  // Every key that is looked for is in the example.
  expect(left).toHaveLength(11);
  const own = { bank: { bank: 'Wema', accountNumber: '1', accountName: 'Ilé' }, payment: {} };
  expect(await examplePlaceholders({ name: 'site.json', content: own })).toEqual([]);
  expect(await placeholderWarning({ name: 'site.json', content: example })).toContain('bank.accountNumber, ');
  expect(await placeholderWarning({ name: 'site.json', content: own })).toBe('');
});

test('each is a line with its value', () => {
  const [road, guests] = placeholderTable([
    { key: 'venue.place.road', value: '1 Example Road' },
    { key: 'venue.halls', value: defaultVenue.halls },
  ]).split('\n');
  expect(road).toBe('venue.place.road  "1 Example Road"');
  expect(guests).toHaveLength('venue.place.road'.length + 2 + 60);
});
