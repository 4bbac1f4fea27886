import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      link: z.boolean().optional(),
      inBundle: z.boolean().optional(),
      integrity: z.string().optional(),
    }),
  ),
});
const text = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8');

test('every package installed from a registry has its integrity recorded', () => {
  const { packages } = lockSchema.parse(JSON.parse(text));
  const installed = Object.entries(packages).filter(
    ([place, { link, inBundle }]) => place.includes('node_modules/') && !link && !inBundle,
  );
  expect(installed.length).toBeGreaterThan(200);
  const unchecked = installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  expect(unchecked.map(([place]) => place)).toEqual([]);
});
