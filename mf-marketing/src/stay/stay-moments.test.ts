import { afterEach, expect, test, vi } from 'vitest';
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

afterEach(() => vi.unstubAllEnvs());

const days = ['2026-12-31', '2027-01-01', '2027-02-28', '2028-02-29', '2028-03-26', '2100-03-01'];

test.each(['Etc/GMT+12', 'America/New_York', 'Europe/London', 'Africa/Lagos', 'Etc/GMT-14'])(
  'B-08, D-20: on clocks of %s the day that was typed is the day that is carried',
  (zone) => {
    vi.stubEnv('TZ', zone);
    for (const day of days) {
      for (const hour of ['00:00', '00:59', '14:00', '23:59']) {
        const typed = `${day}T${hour}`;
        expect(dateOf(typed)).toBe(day);
        expect(momentFor('checkIn', dateOf(typed), typed)).toBe(typed);
      }
      expect(dateOf(momentFor('checkOut', day, undefined))).toBe(day);
    }
  },
);
