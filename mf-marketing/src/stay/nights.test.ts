import { expect, test } from 'vitest';
import { chosenNights, nightsProblem, totalOf } from './nights.ts';

const today = '2026-11-22';
const weekend = { checkIn: '2026-12-04', checkOut: '2026-12-07' };

test('two dates are nights with a total', () => {
  const nights = chosenNights(weekend, today);
  expect(nights).toMatchObject({ kind: 'chosen', count: 3 });
  expect(totalOf(nights, 25_000)).toEqual({ text: '3 nights, Fri 4 to Mon 7 Dec', naira: 75_000 });
  expect(totalOf(chosenNights({ ...weekend, checkOut: '2026-12-05' }, today), 25_000)?.text).toBe(
    '1 night, Fri 4 to Sat 5 Dec',
  );
});

test.each([
  ['', ''],
  ['2026-12-04', ''],
  ['', '2026-12-07'],
])('no total without both dates: %s to %s', (checkIn, checkOut) => {
  const nights = chosenNights({ checkIn, checkOut }, today);
  expect(nights).toEqual({ kind: 'incomplete' });
  expect(totalOf(nights, 25_000)).toBeUndefined();
});

test.each([
  ['2026-12-07', '2026-12-04', 'Check-out must be after check-in. Choose a later date.'],
  ['2026-12-04', '2026-12-04', 'Check-out must be after check-in. Choose a later date.'],
  ['2026-11-20', '2026-11-24', 'Your check-in date has passed. Choose a later one.'],
  ['2026-12-04', '2062-12-07', 'Check the year: days up to the end of 2036 can be booked.'],
])('FC-03: dates that cannot be booked have a message and no total: %s to %s', (checkIn, checkOut, text) => {
  const nights = chosenNights({ checkIn, checkOut }, today);
  expect(nights).toEqual({ kind: 'problem', text });
  expect(totalOf(nights, 25_000)).toBeUndefined();
});

test('dates that can be booked, and dates that are not chosen yet, have no problem', () => {
  for (const stay of [
    { checkIn: '', checkOut: '' },
    { checkIn: today, checkOut: '' },
    { checkIn: today, checkOut: '2026-11-23' },
  ])
    expect(nightsProblem(stay, today)).toBeUndefined();
});

test('a past check-in and a check-out before check-in each have a message at their field', () => {
  expect(nightsProblem({ checkIn: '2026-11-21', checkOut: '2026-11-24' }, today)?.field).toBe('checkIn');
  expect(nightsProblem({ checkIn: '2026-11-25', checkOut: '2026-11-25' }, today)?.field).toBe('checkOut');
});
