// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { readStayDates, writeStayDates } from './stay-dates.ts';

beforeEach(() => sessionStorage.clear());

test('D-20: dates chosen on a listing page are there on the booking page', () => {
  writeStayDates({ checkIn: '2026-12-04', checkOut: '2026-12-07' });
  expect(readStayDates()).toEqual({ checkIn: '2026-12-04', checkOut: '2026-12-07' });
});

test('D-20: one date alone is carried, a removed one is forgotten', () => {
  writeStayDates({ checkIn: '2026-12-04', checkOut: '' });
  expect(readStayDates()).toEqual({ checkIn: '2026-12-04', checkOut: '' });
  writeStayDates({ checkIn: '', checkOut: '' });
  expect(readStayDates()).toEqual({ checkIn: '', checkOut: '' });
  expect(sessionStorage.length).toBe(0);
});

test('FC-03: dates are not judged: reversed ones are carried as they are', () => {
  writeStayDates({ checkIn: '2026-12-07', checkOut: '2026-12-04' });
  expect(readStayDates()).toEqual({ checkIn: '2026-12-07', checkOut: '2026-12-04' });
});

test('D-20: what is no date in the storage counts as not chosen', () => {
  sessionStorage.setItem('stay-dates', '{"checkIn":"2026-02-30","checkOut":"soon"}');
  expect(readStayDates()).toEqual({ checkIn: '', checkOut: '' });
});
