import { afterEach, expect, test, vi } from 'vitest';
import {
  addDays,
  daysBetween,
  formatLagosTime,
  formatLongDate,
  isCalendarDate,
  lagosDate,
  lagosInstant,
} from './dates.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('B-07: empty dates are 0 days apart, reversed ones negative', () => {
  expect(daysBetween('', '2027-03-20')).toBe(0);
  expect(daysBetween('2027-03-20', '2027-03-20')).toBe(0);
  expect(daysBetween('2027-03-20', '2027-03-18')).toBe(-2);
});

test('B-08: days are counted on the calendar, over month ends and leap days', () => {
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1);
  expect(addDays('2027-03-20', -30)).toBe('2027-02-18');
});

test('V-05: a date that does not exist is no date', () => {
  expect(isCalendarDate('2027-02-29')).toBe(false);
  expect(isCalendarDate('20/03/2027')).toBe(false);
  expect(isCalendarDate('2028-02-29')).toBe(true);
});

test('Q-11: an instant is shown on the Lagos calendar and clock', () => {
  const lateInLondon = Date.parse('2026-11-21T23:30:00Z');
  expect(lagosDate(lateInLondon)).toBe('2026-11-22');
  expect(formatLagosTime(lateInLondon)).toBe('00:30');
});

test('dates in words', () => {
  expect(formatLongDate('2027-03-20')).toBe('Saturday 20 March 2027');
  expect(formatLongDate('2027-02-18', 'short')).toBe('Thu 18 Feb 2027');
});

/** Writes every date as ICU 72 writes that of `en-CA`, its parts in that order too. */
class Icu72 {
  format(instant: number): string {
    const [year, month, day] = new Date(instant).toISOString().slice(0, 10).split('-');
    return `${month}/${day}/${year}, 12 AM`;
  }
  formatToParts(instant: number) {
    return [{ type: 'literal', value: this.format(instant) }];
  }
}

test('Q-11: dates are written the same in every browser', () => {
  vi.stubGlobal('Intl', { ...Intl, DateTimeFormat: Icu72 });
  const evening = Date.parse('2026-12-31T23:30:00Z');
  expect(lagosDate(evening)).toBe('2027-01-01');
  expect(addDays(lagosDate(evening), 1)).toBe('2027-01-02');
  expect(formatLagosTime(evening)).toBe('00:30');
  expect(formatLongDate(lagosDate(evening), 'short')).toBe('Fri 1 Jan 2027');
});

test('Q-11: every day of a leap year and its name', () => {
  const names = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'long', month: 'long' });
  for (let day = '2028-01-01'; day < '2029-01-01'; day = addDays(day, 1)) {
    const parts = names.formatToParts(Date.parse(day)).map(({ value }) => value);
    const [weekday, date, month, year] = formatLongDate(day).split(' ');
    expect(parts).toEqual(expect.arrayContaining([weekday, month]));
    expect([Number(year), Number(date)]).toEqual([2028, Number(day.slice(-2))]);
  }
});

test.each([Number.NaN, Infinity, -Infinity, 8.64e15 + 1, 1e300, -1])(
  '%d is no instant, and breaks no page',
  (kept) => {
    const date = lagosDate(kept);
    expect(isCalendarDate(date)).toBe(true);
    expect(formatLongDate(date)).not.toBe('');
    expect(formatLagosTime(kept)).toBe('01:00');
  },
);

test('an hour on a date is the instant at which Lagos clocks show it', () => {
  const ten = lagosInstant('2026-12-04', '10:00');
  expect(new Date(ten).toISOString()).toBe('2026-12-04T09:00:00.000Z');
  expect(`${lagosDate(ten)} ${formatLagosTime(ten)}`).toBe('2026-12-04 10:00');
});
