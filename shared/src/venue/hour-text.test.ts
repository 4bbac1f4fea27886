import { expect, test } from 'vitest';
import { hourText, spokenHour } from './hour-text.ts';

test.each([
  ['00:00', '12am'],
  ['07:00', '7am'],
  ['12:00', '12pm'],
  ['13:30', '1:30pm'],
  ['20:05', '8:05pm'],
])('%s is said as %s', (clock, text) => {
  expect(hourText(clock)).toBe(text);
});

test.each([
  ['00:00', 'midnight'],
  ['07:00', 'seven'],
  ['12:00', 'noon'],
  ['20:00', 'eight'],
  ['20:30', '8:30pm'],
])('in a sentence %s is %s', (clock, text) => {
  expect(spokenHour(clock)).toBe(text);
});
