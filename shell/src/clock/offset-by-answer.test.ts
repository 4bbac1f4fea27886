import { expect, test } from 'vitest';
import { offsetByAnswer } from './offset-by-answer.ts';

const noon = Date.parse('2026-11-28T11:00:00Z');
const minute = 60_000;
const day = 24 * 60 * minute;

/** An answer that the site wrote at noon, on a device whose clock is ahead by that much; it takes 600 ms. */
function answered(ahead: number, more: { age?: string; takes?: number } = {}) {
  const askedAt = noon + ahead;
  const { takes = 600, age = null } = more;
  return offsetByAnswer({
    askedAt,
    arrivedAt: askedAt + takes,
    date: new Date(noon).toUTCString(),
    age,
  });
}

test.each([-3 * day, -40 * minute, 40 * minute, 2 * day])(
  'a clock that is %i ms ahead is put right to the second',
  (ahead) => expect(Math.abs((answered(ahead) ?? 0) + ahead)).toBeLessThanOrEqual(1000),
);

test.each([-100_000, 0, 100_000])('a clock that is %i ms ahead counts as right', (ahead) =>
  expect(answered(ahead)).toBe(0),
);

test('an answer on a slow line says nothing that it does not prove', () => {
  expect(answered(0, { takes: 10 * minute })).toBe(0);
  expect(answered(-3 * day, { takes: 10 * minute })).toBe(3 * day - 10 * minute);
});

test('an answer that a cache kept does not move the clock back', () => {
  // Written at noon, kept for a day, read on a device whose clock is right.
  expect(answered(day, { age: '86400' })).toBe(0);
  // On one that is three days ahead, what is proven is two.
  expect(answered(3 * day, { age: '86400' })).toBe(1000 - 2 * day);
});

test('an answer without a time says nothing', () => {
  for (const date of [null, '', 'yesterday'])
    expect(offsetByAnswer({ askedAt: noon, arrivedAt: noon, date, age: null })).toBeUndefined();
});
