import { expect, test } from 'vitest';
import { halls, listedGuests, roomFor } from './halls.ts';
import { rentalPrices } from './rental-prices.ts';

test('K-12..14: three halls with their capacities and rentals', () => {
  expect(halls.map((hall) => `${hall.name}: ${listedGuests(hall)} for ${hall.rental}`)).toEqual([
    'Ball Room: 80 for 500000',
    'Ambali Hall: 700 to 800 for 1500000',
    'Wosilat Hall: 800 to 900 for 1700000',
  ]);
});

test('D-03: the lower of the two figures sits with ease, the higher is the most', () => {
  expect(halls.map(roomFor)).toEqual([
    { withEase: 70, most: 80 },
    { withEase: 700, most: 800 },
    { withEase: 900, most: 900 },
  ]);
});

test('K-12: the home page says what the cheapest hall costs', () => {
  expect(rentalPrices.hallsFrom).toBe(Math.min(...halls.map(({ rental }) => rental)));
});
