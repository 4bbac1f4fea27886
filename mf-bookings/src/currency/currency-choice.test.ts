import { expect, test } from 'vitest';
import { approximateTotal, offeredCurrencies } from './currency-choice.tsx';

const rates = { on: '2026-11-03', naira: { gbp: 1900, ghs: 132.5 } };

test('a sum is read roughly in another currency, with the day of the rate and what is charged', () => {
  expect(approximateTotal(800_000, 'gbp', rates)).toBe(
    'about £420, at the rate of 3 November 2026; charged in naira',
  );
  expect(approximateTotal(25_000, 'gbp', rates)).toMatch(/^about £13,/);
  expect(approximateTotal(1_750_000, 'ghs', rates)).toMatch(/^about GH₵13,210,/);
});

test('only currencies with a rate are offered, and nothing is worked out without one', () => {
  expect(offeredCurrencies(rates).map(({ name }) => name)).toEqual(['Pounds', 'Cedis']);
  for (const code of ['usd', '', 'naira']) expect(approximateTotal(800_000, code, rates)).toBeUndefined();
});
