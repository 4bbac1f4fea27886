import { expect, test } from 'vitest';
import { hourOfTheDay } from './team-day.ts';

test.each([
  ['07:00', '20:00', ['08:00', '10:00', '12:00', '14:00', '17:00']],
  ['09:00', '22:00', ['10:00', '12:00', '14:00', '16:00', '19:00']],
  ['10:00', '02:00', ['11:00', '14:00', '16:00', '19:00', '22:00']],
] as const)('a house that is open from %s to %s has its hours in order', (opening, closing, hours) => {
  expect([1, 3, 5, 7, 10].map((hour) => hourOfTheDay(hour, { opening, closing }))).toEqual(hours);
});
