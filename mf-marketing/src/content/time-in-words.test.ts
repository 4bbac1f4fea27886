import { expect, test } from 'vitest';
import { daysOrWeeks, daysOrWeeksInWords, spokenHour } from './time-in-words.ts';

test('whole weeks are said in weeks', () => {
  expect([7, 14, 30, 1, 0].map(daysOrWeeks)).toEqual(['1 week', '2 weeks', '30 days', '1 day', '0 days']);
  expect([7, 14, 30].map(daysOrWeeksInWords)).toEqual(['one week', 'two weeks', 'thirty days']);
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
