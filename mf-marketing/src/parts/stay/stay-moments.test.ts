import { expect, test } from 'vitest';
import { dateOf, momentFor } from './stay-moments.ts';

test('D-20: the date of a moment is what travels', () => {
  expect(dateOf('2026-12-04T15:30')).toBe('2026-12-04');
  expect(dateOf('')).toBe('');
});

test('D-20: a date from elsewhere gets the usual hour, a typed hour of that day stays', () => {
  expect(momentFor('checkIn', '2026-12-04', undefined)).toBe('2026-12-04T14:00');
  expect(momentFor('checkOut', '2026-12-07', '2026-12-06T10:00')).toBe('2026-12-07T12:00');
  expect(momentFor('checkIn', '2026-12-04', '2026-12-04T15:30')).toBe('2026-12-04T15:30');
  expect(momentFor('checkIn', '', '2026-12-04T15:30')).toBe('');
});
