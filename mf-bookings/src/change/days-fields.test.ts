import { expect, test } from 'vitest';
import { daysProblem } from './days-fields.tsx';

const hall = { unit: 'day', days: { from: '2027-03-20', to: '2027-03-20' } } as const;
const nights = { unit: 'night', days: { from: '2027-03-20', to: '2027-03-22' } } as const;

test('past days and mistyped years are refused', () => {
  const today = '2026-11-22';
  const slip = 'Check the year: days up to the end of 2036 can be booked';
  expect(daysProblem({ from: '2027-04-03', to: '2027-04-03' }, hall, today)).toBeUndefined();
  expect(daysProblem({ from: '2026-11-21', to: '2026-11-21' }, hall, today)).toMatch(/^This date has passed/);
  expect(daysProblem({ from: '2072-04-03', to: '2072-04-03' }, hall, today)).toBe(slip);
  expect(daysProblem({ from: '2027-04-03', to: '2072-04-05' }, nights, today)).toBe(slip);
});
