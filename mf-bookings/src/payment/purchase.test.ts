import { expect, test } from 'vitest';
import { sampleReferences } from '../../test/sample-pay-services.ts';
import { nextReference, randomReference } from './purchase.ts';

test('C-22: references differ by time and chance, in the characters that the provider accepts', () => {
  const now = Date.parse('2026-11-21T15:31:00Z');
  const first = randomReference('ARIYA 481902', { now, random: 0.1 });
  expect(first).toMatch(/^ARIYA-481902-[0-9A-Z]+$/);
  expect(randomReference('ARIYA 481902', { now, random: 0.2 })).not.toBe(first);
  expect(randomReference('ARIYA 481902', { now: now + 1, random: 0.1 })).not.toBe(first);
  expect(randomReference('ARIYA 481902', { now, random: 0.999_999_999 })).toMatch(/^[0-9A-Z-]+$/);
});

const seed = { now: 0, random: 0 };
const mine = {
  origin: 'this-device',
  status: 'paid',
  reference: 'ARIYA-481902-1',
  naira: 800_000,
  at: 0,
} as const;

test('C-22: two devices that know the same about an invoice use the same reference', () => {
  expect(nextReference(sampleReferences, [], seed)).toBe('ARIYA-481902-1');
  expect(nextReference(sampleReferences, [mine], seed)).toBe('ARIYA-481902-2');
  const reported = { ...mine, origin: 'other-device', status: 'reported' } as const;
  expect(nextReference(sampleReferences, [reported], seed)).toBe('ARIYA-481902-2');
  expect(
    nextReference({ ...sampleReferences, usedInLink: (n) => (n < 3 ? 'used' : undefined) }, [mine], seed),
  ).toBe('ARIYA-481902-3');
});

test('C-22: a number is not used again once its card form has shown; otherwise it is, so that none is skipped', () => {
  const opened = { ...mine, status: 'unresolved' } as const;
  expect(nextReference(sampleReferences, [{ ...opened, formShown: true }], seed)).toBe('ARIYA-481902-2');
  expect(nextReference(sampleReferences, [{ ...opened, origin: 'other-device' }], seed)).toBe(
    'ARIYA-481902-2',
  );
  expect(nextReference(sampleReferences, [opened], seed)).toBe('ARIYA-481902-1');
});
