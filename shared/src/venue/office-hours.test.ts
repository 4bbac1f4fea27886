import { expect, test } from 'vitest';
import { hoursOn } from './office-hours.ts';

const weekdays = { days: 'Monday to Friday', from: '08:00', to: '18:00' };
const saturday = { days: 'Saturday', from: '08:00', to: '15:00' };

test('each day has the hours of its run, and a day that no run names has none', () => {
  expect(hoursOn('2026-11-27', [weekdays, saturday])).toEqual([weekdays]);
  expect(hoursOn('2026-11-28', [weekdays, saturday])).toEqual([saturday]);
  expect(hoursOn('2026-11-29', [weekdays, saturday])).toEqual([]);
});

test('two days that are named one by one', () => {
  const weekend = { days: 'Saturday and Sunday', from: '10:00', to: '14:00' };
  expect(hoursOn('2026-11-29', [weekend])).toEqual([weekend]);
});

test('days in words that are not read make no claim', () => {
  expect(hoursOn('2026-11-27', [{ ...weekdays, days: 'Weekdays' }])).toBeUndefined();
});
