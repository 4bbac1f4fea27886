// @vitest-environment happy-dom
import { beforeEach, expect, test, afterEach, vi } from 'vitest';
import { sampleChannel } from '@venue/shared/form/sample-channel.ts';
import { keepStayDates, dateOf, momentFor } from './keep-stay-dates.ts';

function opened(typedBefore = '') {
  document.body.innerHTML = `<div>
    <input type="datetime-local" value="${typedBefore}"><input type="datetime-local">
  </div>`;
  const group = document.querySelector('div');
  const [checkIn, checkOut] = document.querySelectorAll('input');
  if (!group || !checkIn || !checkOut) throw new Error('no fields');
  return { group, checkIn, checkOut };
}

function type(input: HTMLInputElement, moment: string) {
  input.value = moment;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

beforeEach(() => sessionStorage.clear());

test('D-20: what is chosen travels as dates and an hour of arrival, and comes back to the minute', () => {
  const dates = sampleChannel();
  const hotels = opened();
  keepStayDates(hotels.group, dates);
  type(hotels.checkIn, '2026-12-04T15:30');
  type(hotels.checkOut, '2026-12-07T11:00');
  expect(dates.read()).toEqual({ checkIn: '2026-12-04', checkOut: '2026-12-07', arrival: '15:30' });

  const apartments = opened();
  keepStayDates(apartments.group, dates);
  expect([apartments.checkIn.value, apartments.checkOut.value]).toEqual([
    '2026-12-04T15:30',
    '2026-12-07T11:00',
  ]);
});

test('D-20: dates changed on a booking page come back at the usual hours, an arrival at its own', () => {
  const dates = sampleChannel({ checkIn: '2027-01-02', checkOut: '2027-01-05' });
  const { group, checkIn, checkOut } = opened();
  keepStayDates(group, dates);
  expect([checkIn.value, checkOut.value]).toEqual(['2027-01-02T14:00', '2027-01-05T12:00']);
  // An hour that only stands in is nobody's arrival.
  type(checkOut, '2027-01-06T11:00');
  expect(dates.read()['arrival']).toBeUndefined();
  dates.write({ arrival: '21:30' });
  expect(checkIn.value).toBe('2027-01-02T21:30');
});

test('D-20: what was typed before the scripts came stays and is kept', () => {
  const dates = sampleChannel({ checkIn: '2027-01-02' });
  const { group, checkIn } = opened('2026-12-04T09:00');
  keepStayDates(group, dates);
  expect(checkIn.value).toBe('2026-12-04T09:00');
  expect(dates.read()['checkIn']).toBe('2026-12-04');
});

test('D-20: what is changed elsewhere while the page is kept shows when it is shown again, and no older moment is put back', () => {
  const dates = sampleChannel();
  const { group, checkIn, checkOut } = opened('2026-12-04T09:00');
  keepStayDates(group, dates);
  type(checkOut, '2026-12-07T11:00');
  dates.write({ checkIn: '2026-12-04', checkOut: '2026-12-09' });
  expect([checkIn.value, checkOut.value]).toEqual(['2026-12-04T09:00', '2026-12-09T12:00']);
  expect([checkIn.autocomplete, checkOut.autocomplete]).toEqual(['off', 'off']);
});

test('D-20: dates that are taken back elsewhere, as after a payment, do not stand here and are not written back', () => {
  const dates = sampleChannel();
  const { group, checkIn, checkOut } = opened('2026-12-04T09:00');
  keepStayDates(group, dates);
  type(checkOut, '2026-12-07T11:00');
  dates.write({ checkIn: '', checkOut: '', arrival: '' });
  expect([checkIn.value, checkOut.value]).toEqual(['', '']);
  type(checkOut, '2026-12-09T12:00');
  expect(dates.read()).toEqual({ checkOut: '2026-12-09' });
});

test('FC-03: an emptied field is forgotten, and nothing is kept after the page is left', () => {
  const dates = sampleChannel();
  const { group, checkIn } = opened();
  const stop = keepStayDates(group, dates);
  type(checkIn, '2026-12-04T15:30');
  type(checkIn, '');
  expect(dates.read()['checkIn']).toBeUndefined();
  stop();
  type(checkIn, '2026-12-09T15:30');
  expect(dates.read()['checkIn']).toBeUndefined();
});

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
