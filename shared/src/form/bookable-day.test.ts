import { expect, test } from 'vitest';
import { bookableDayProblem } from './bookable-day.ts';

const today = '2026-11-21';

test('a day is booked from today to the end of the tenth year ahead', () => {
  expect(bookableDayProblem(today, today)).toBeUndefined();
  expect(bookableDayProblem('2036-12-31', today)).toBeUndefined();
  expect(bookableDayProblem('', today)).toBeUndefined();
  expect(bookableDayProblem('2026-11-20', today)).toMatch(/^This date has passed/);
});

test.each(['2037-01-01', '2100-01-01', '9999-12-25'])('a slip of the year is refused: %s', (day) => {
  expect(bookableDayProblem(day, today)).toBe('Check the year: days up to the end of 2036 can be booked');
});
