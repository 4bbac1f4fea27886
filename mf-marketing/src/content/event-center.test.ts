import { capacities } from './capacities.ts';
import { hallGuests } from '@venue/shared/venue/halls.ts';
import { expect, test } from 'vitest';
import { countSeats } from '../parts/plan/seating-plan.ts';
import { eventCenterSpecs } from './event-center.ts';
import { fullHouse } from './full-house.ts';

test('FC-13: capacity 2500, setup and cleaning, management, guards', () => {
  expect(eventCenterSpecs.map(({ name }) => name)).toEqual([
    'Capacity 2500',
    'Table and chair setup and cleaning',
    'On-site management',
    'Indoor and outdoor security guards',
  ]);
});

test('FC-13, K-20: the field of tables has a chair for every guest', () => {
  expect(capacities.eventCenter).toBe(2500);
  const { whole } = fullHouse;
  expect(countSeats([...whole.others, ...whole.hall])).toBe(capacities.eventCenter);
});

test('the tables in gold seat as many as the largest hall', () => {
  expect(countSeats(fullHouse.whole.hall)).toBe(hallGuests.to);
  expect(countSeats(fullHouse.large.hall) * fullHouse.stands).toBe(hallGuests.to);
});
