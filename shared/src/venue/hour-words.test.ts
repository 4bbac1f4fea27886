import { expect, test } from 'vitest';
import { hourWords, spokenHour } from './hour-words.ts';

test.each([
  ['00:00', '12am'],
  ['07:00', '7am'],
  ['12:00', '12pm'],
  ['13:30', '1:30pm'],
  ['20:05', '8:05pm'],
])('%s is said as %s', (clock, words) => {
  expect(hourWords(clock)).toBe(words);
});

test.each([
  ['00:00', 'midnight'],
  ['07:00', 'seven'],
  ['12:00', 'noon'],
  ['20:00', 'eight'],
  ['20:30', '8:30pm'],
])('in a sentence %s is %s', (clock, words) => {
  expect(spokenHour(clock)).toBe(words);
});
