import { expect, test } from 'vitest';
import { toKobo } from './charge.ts';

test('B-11, I-11: kobo are naira times 100', () => {
  expect(toKobo(80_000)).toBe(8_000_000);
  expect(toKobo(400_000)).toBe(40_000_000);
  expect(toKobo(700_000)).toBe(70_000_000);
});

test('D-08: nothing, less than nothing and fractions of kobo are never charged', () => {
  for (const naira of [0, -25_000, 0.001, Number.NaN]) expect(() => toKobo(naira)).toThrow(RangeError);
});
