import { expect, test } from 'vitest';
import {
  addDays,
  daysBetween,
  formatLagosTime,
  formatLongDate,
  formatNumericDate,
  isCalendarDate,
  lagosDate,
} from './dates.ts';

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

test('I-01: numeric and spoken dates', () => {
  expect(formatNumericDate('2027-03-20')).toBe('20/03/2027');
  expect(formatLongDate('2027-03-20')).toBe('Saturday 20 March 2027');
  expect(formatLongDate('2027-02-18', 'short')).toBe('Thu 18 Feb 2027');
});
