import { expect, test } from 'vitest';
import { hourText } from './hour-text.ts';

test.each([
  ['00:00', '12am'],
  ['07:00', '7am'],
  ['12:00', '12pm'],
  ['13:30', '1:30pm'],
  ['20:05', '8:05pm'],
])('%s is said as %s', (clock, text) => {
  expect(hourText(clock)).toBe(text);
});
