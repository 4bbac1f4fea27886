import { expect, test } from 'vitest';
import { concertDayRate, listedRates } from './rates.ts';

test('K-01..05: five rooms at the listed prices, Basic Standard the cheapest', () => {
  const { basicStandard, basicDeluxe, luxuryRegular, luxuryStandard, luxuryDeluxe } = listedRates;
  expect([basicStandard, basicDeluxe, luxuryRegular, luxuryStandard, luxuryDeluxe]).toEqual([
    35_000, 40_000, 50_000, 55_000, 60_000,
  ]);
});

test('K-06..07: both apartments at 100,000', () => {
  expect([listedRates.executiveApartment, listedRates.luxurySuite]).toEqual([100_000, 100_000]);
});

test('K-15: the concert space at 1,300,000 a day', () => {
  expect(concertDayRate).toBe(1_300_000);
});
