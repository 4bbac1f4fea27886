import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { declaredReleases } from '../checkout/remote-declarations.ts';
import { defaultVenue } from './default-venue.ts';
import { configurationReference, referenceDocument, referenceFile } from './reference.ts';

const sections = configurationReference(await declaredReleases());

test('docs/configuration-keys.md matches the schemas; npm run reference writes it', async () => {
  const written = await readFile(referenceFile, 'utf8');
  // A remote that is being added may have sections that are not documented yet.
  const known = sections.filter(({ name }) => written.includes(`\n## ${name}\n`));
  expect(known.length).toBeGreaterThan(4);
  expect(written).toBe(referenceDocument(known));
});

test('each key is listed with what is allowed, its meaning and the specified value', () => {
  const text = referenceDocument(sections);
  expect(text).toContain(
    '| `reservation.baseUrl` | yes | an address such as https://api.example.com, without a slash at the end |',
  );
  expect(text).toMatch(/\| `payment\.publicKey` \| yes \| .*in live mode `\^pk_live_` \|/);
  const line = text.split('\n').find((row) => row.startsWith('| `venue.hallTerms.depositPercent` |'));
  expect(line).toContain('| yes | a whole number from 1 to 99 |');
  expect(line).toContain(`| \`${defaultVenue.hallTerms.depositPercent}\` |`);
  expect(text).toContain('| `venue.hallTerms.opening` | yes | a time of day, HH:MM |');
  expect(text).toContain('| `venue.halls[].rental` |');
});

test('the lists that an owner copies are JSON as they stand', () => {
  const [, json = ''] = /```json\n([^`]+)```/.exec(referenceDocument(sections)) ?? [];
  const { halls, rooms, apartments } = defaultVenue;
  expect(JSON.parse(json)).toEqual({ venue: { halls, rooms, apartments } });
});
