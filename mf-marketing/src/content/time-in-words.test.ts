import { expect, test } from 'vitest';
import { daysOrWeeks, daysOrWeeksInWords } from './time-in-words.ts';

test('whole weeks are said in weeks', () => {
  expect([7, 14, 30, 1, 0].map(daysOrWeeks)).toEqual(['1 week', '2 weeks', '30 days', '1 day', '0 days']);
  expect([7, 14, 30].map(daysOrWeeksInWords)).toEqual(['one week', 'two weeks', 'thirty days']);
});
