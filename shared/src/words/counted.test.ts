import { expect, test } from 'vitest';
import { counted, countedInWords, daysOrWeeks, daysOrWeeksInWords } from './counted.ts';

test('one of a thing, and more of it', () => {
  expect([counted(1, 'day'), counted(30, 'day'), counted(2500, 'guest')]).toEqual([
    '1 day',
    '30 days',
    '2,500 guests',
  ]);
  expect([countedInWords(1, 'hour'), countedInWords(5, 'person', 'people')]).toEqual([
    'one hour',
    'five people',
  ]);
});

test('whole weeks are said in weeks', () => {
  expect([7, 14, 30, 1, 0].map(daysOrWeeks)).toEqual(['1 week', '2 weeks', '30 days', '1 day', '0 days']);
  expect([7, 14, 30].map(daysOrWeeksInWords)).toEqual(['one week', 'two weeks', 'thirty days']);
});
