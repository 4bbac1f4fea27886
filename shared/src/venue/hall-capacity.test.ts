import { expect, test } from 'vitest';
import { hallSeats, capacityOf } from './hall-capacity.ts';
import { halls, hallsFrom } from './halls.ts';

test('K-12, K-13, K-14: D-03: ids, seats and rentals of the three halls; where the terms seat fewer than the list, both figures', () => {
  const facts = halls.map((hall) => [hall.name, hall.id, hallSeats(hall), hall.rental]);
  expect(facts).toEqual([
    ['Ball Room', 16, 'Seats 70 comfortably, 80 at most', 500_000],
    ['Ambali Hall', 15, 'Seats 700 comfortably, 800 at most', 1_500_000],
    ['Wosilat Hall', 5, 'Seats 800 to 900', 1_700_000],
  ]);
});

test('D-03: of a hall’s two figures, the lower is comfortable and the higher the most', () => {
  expect(halls.map(capacityOf)).toEqual([
    { comfortable: 70, most: 80 },
    { comfortable: 700, most: 800 },
    { comfortable: 900, most: 900 },
  ]);
});

test('F-11: a hall is found by its name', () => {});

test('K-12: halls from the rental of the cheapest', () => {
  expect(hallsFrom).toBe(Math.min(...halls.map(({ rental }) => rental)));
});
