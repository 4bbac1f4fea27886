import { expect, test } from 'vitest';
import { hallGuests } from '@venue/shared/venue/halls.ts';
import { countSeats } from '../../seating/seating-plan.ts';
import { capacities } from './capacities.ts';
import { fullHouse } from './event-center.ts';

test('FC-13, K-20: the field of tables has a chair for every guest', () => {
  for (const { others, hall } of [fullHouse.whole, fullHouse.narrow]) {
    expect(countSeats([...others, ...hall])).toBe(capacities.eventCenter);
  }
});

test('the tables in gold seat as many as the largest hall', () => {
  expect(countSeats(fullHouse.whole.hall)).toBe(hallGuests.to);
  expect(countSeats(fullHouse.narrow.hall)).toBe(hallGuests.to);
});
