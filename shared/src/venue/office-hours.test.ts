import { expect, test } from 'vitest';
import { hoursOn, officeDayAfter } from './office-hours.ts';

const weekdays = { days: 'Monday to Friday', from: '08:00', to: '18:00' };
const saturday = { days: 'Saturday', from: '08:00', to: '15:00' };

test('each day has the hours of its run, and a day that no run names has none', () => {
  expect(hoursOn('2026-11-27', [weekdays, saturday])).toEqual([weekdays]);
  expect(hoursOn('2026-11-28', [weekdays, saturday])).toEqual([saturday]);
  expect(hoursOn('2026-11-29', [weekdays, saturday])).toEqual([]);
});

test('a span of two days names both', () => {
  const weekend = { days: 'Saturday and Sunday', from: '10:00', to: '14:00' };
  expect(hoursOn('2026-11-29', [weekend])).toEqual([weekend]);
});

test('if the opening days cannot be parsed, no day counts as closed', () => {
  expect(hoursOn('2026-11-27', [{ ...weekdays, days: 'Weekdays' }])).toBeUndefined();
});

test('office days are those on which the office is open at noon', () => {
  // A Saturday.
  expect(officeDayAfter('2026-11-21', 1)).toBe('2026-11-23');
  const thursdays = [{ days: 'Thursday', from: '08:00', to: '18:00' }];
  expect(officeDayAfter('2026-11-21', 1, thursdays)).toBe('2026-11-26');
  expect(officeDayAfter('2026-11-26', 2, thursdays)).toBe('2026-12-10');
});

test('where the office is never open at noon, or its days are not read, every day counts', () => {
  for (const [days, from, to] of [
    ['Wednesday', '14:00', '18:00'],
    ['Thursday', '08:00', '12:00'],
    ['Most days', '08:00', '18:00'],
  ] as const) {
    expect(officeDayAfter('2026-11-21', 2, [{ days, from, to }])).toBe('2026-11-23');
  }
});
