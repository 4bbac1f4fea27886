import { expect, test } from 'vitest';
import { stayProblem } from './stay-problem.ts';

const today = '2026-11-22';

test('dates that can be booked, and dates that are not chosen yet, have no problem', () => {
  for (const stay of [
    { checkIn: '', checkOut: '' },
    { checkIn: today, checkOut: '' },
    { checkIn: today, checkOut: '2026-11-23' },
  ])
    expect(stayProblem(stay, today)).toBeUndefined();
});

test('a day that is over, and a check-out that is not after the check-in, are said at their field', () => {
  expect(stayProblem({ checkIn: '2026-11-21', checkOut: '2026-11-24' }, today)?.field).toBe('checkIn');
  expect(stayProblem({ checkIn: '2026-11-25', checkOut: '2026-11-25' }, today)?.field).toBe('checkOut');
});
