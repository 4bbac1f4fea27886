import { expect, test } from 'vitest';
import { spokenHour } from './spoken-hour.ts';

test.each([
  ['00:00', 'midnight'],
  ['07:00', 'seven'],
  ['12:00', 'noon'],
  ['20:00', 'eight'],
  ['20:30', '8:30pm'],
])('in a sentence %s is %s', (clock, text) => {
  expect(spokenHour(clock)).toBe(text);
});
