import { expect, test } from 'vitest';
import { newReference, toKobo } from './charge.ts';

test('B-11, I-11: kobo are naira times 100', () => {
  expect(toKobo(80_000)).toBe(8_000_000);
  expect(toKobo(400_000)).toBe(40_000_000);
  expect(toKobo(700_000)).toBe(70_000_000);
});

test('D-08: nothing, less than nothing and fractions of kobo are never charged', () => {
  for (const naira of [0, -25_000, 0.001, Number.NaN]) expect(() => toKobo(naira)).toThrow(RangeError);
});

test('C-22: references differ by time and chance, in the characters that the provider takes', () => {
  const now = Date.parse('2026-11-21T15:31:00Z');
  const first = newReference('ARIYA 481902', { now, random: 0.1 });
  expect(first).toMatch(/^ARIYA-481902-[0-9A-Z]+$/);
  expect(newReference('ARIYA 481902', { now, random: 0.2 })).not.toBe(first);
  expect(newReference('ARIYA 481902', { now: now + 1, random: 0.1 })).not.toBe(first);
  expect(newReference('ARIYA 481902', { now, random: 0.999_999_999 })).toMatch(/^[0-9A-Z-]+$/);
});
