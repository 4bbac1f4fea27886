import { expect, test } from 'vitest';
import { eventTypes, hallNamed, halls, hearAboutOptions, listedGuests } from './halls.ts';

test('K-12, K-13, K-14: ids, guests and rentals of the three halls', () => {
  const facts = halls.map((hall) => [hall.name, hall.id, listedGuests(hall), hall.rental]);
  expect(facts).toEqual([
    ['Ball Room', 16, '80 guests', 500_000],
    ['Ambali Hall', 15, '700 to 800 guests', 1_500_000],
    ['Wosilat Hall', 5, '800 to 900 guests', 1_700_000],
  ]);
});

test('F-09, F-10, F-11: six events, five ways of hearing, halls found by name', () => {
  expect(eventTypes).toHaveLength(6);
  expect(hearAboutOptions).toHaveLength(5);
  expect(hallNamed('Ambali Hall')?.id).toBe(15);
  expect(hallNamed('Town Hall')).toBeUndefined();
});
