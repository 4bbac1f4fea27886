import { expect, test } from 'vitest';
import { countSeats, type SeatGroup, fillSeats } from './seating-plan.ts';

const seats: readonly SeatGroup[] = [
  { kind: 'round', at: { x: 20, y: 20 } },
  { kind: 'row', at: { x: 0, y: 50 }, seats: 14, direction: 'across', spacing: 7.6, size: 4.2 },
  { kind: 'round', at: { x: 20, y: 80 } },
];

test.each([0, 1, 10, 13, 24, 33, 34])(
  'FC-15: %i people take as many chairs, the others stay free',
  (people) => {
    const { taken, free } = fillSeats(seats, people);
    expect([countSeats(taken), countSeats(free)]).toEqual([people, 34 - people]);
  },
);

test('FC-15: no more people sit than there are chairs', () => {
  expect(countSeats(fillSeats(seats, 5000).taken)).toBe(34);
});

test('FC-15: the front fills first, and a table that is partly taken chair by chair', () => {
  const { taken } = fillSeats(seats, 12);
  expect(taken[0]).toBe(seats[0]);
  expect(taken.slice(1)).toEqual([
    { kind: 'chair', at: { x: 0, y: 50 }, size: 4.2 },
    { kind: 'chair', at: { x: 7.6, y: 50 }, size: 4.2 },
  ]);
});
