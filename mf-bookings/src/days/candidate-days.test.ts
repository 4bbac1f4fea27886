import { expect, test } from 'vitest';
import { monthsAround, monthText, neighbours, sameWeekdays, saturdaysOf } from './candidate-days.ts';

const firstDays = (spans: readonly { from: string }[]) => spans.map(({ from }) => from);

test('the same weekday three weeks either side, without the day itself', () => {
  expect(firstDays(sameWeekdays('2027-03-20', '2026-11-29'))).toEqual([
    '2027-02-27',
    '2027-03-06',
    '2027-03-13',
    '2027-03-27',
    '2027-04-03',
    '2027-04-10',
  ]);
});

test('a day that is past in Lagos is not checked, today is', () => {
  expect(firstDays(sameWeekdays('2026-12-12', '2026-12-05'))).toEqual([
    '2026-12-05',
    '2026-12-19',
    '2026-12-26',
    '2027-01-02',
  ]);
  expect(firstDays(saturdaysOf('2026-12', '2026-12-13', '2026-12-12'))).toEqual(['2026-12-19', '2026-12-26']);
  expect(firstDays(neighbours({ from: '2026-12-14', to: '2026-12-16' }, '2026-12-13'))).toEqual([
    '2026-12-13',
    '2026-12-15',
    '2026-12-16',
    '2026-12-17',
  ]);
});

test('a day too far ahead to book is not checked', () => {
  expect(firstDays(sameWeekdays('2036-12-20', '2026-12-05'))).toEqual([
    '2036-11-29',
    '2036-12-06',
    '2036-12-13',
    '2036-12-27',
  ]);
  expect(sameWeekdays('9999-12-25', '2026-12-05')).toEqual([]);
});

test('all Saturdays of a month but the known one', () => {
  expect(firstDays(saturdaysOf('2027-05', '2026-11-29', '2027-05-15'))).toEqual([
    '2027-05-01',
    '2027-05-08',
    '2027-05-22',
    '2027-05-29',
  ]);
  expect(firstDays(saturdaysOf('2027-02', '2026-11-29', '2027-03-20'))).toHaveLength(4);
});

test('a stay keeps its nights on the neighbouring days', () => {
  expect(neighbours({ from: '2026-12-30', to: '2027-01-02' }, '2026-11-29')).toContainEqual({
    from: '2026-12-31',
    to: '2027-01-03',
  });
});

test('months to choose from are a year around the day, none of them past', () => {
  const months = monthsAround('2027-03-20', '2026-11-29');
  expect(months[0]).toBe('2027-01');
  expect(months.at(-1)).toBe('2027-12');
  expect(monthsAround('2026-12-05', '2026-11-29')[0]).toBe('2026-11');
  expect(monthsAround('2027-01-10', '2026-11-29')[0]).toBe('2026-11');
  expect(monthText('2027-03')).toBe('March 2027');
});
