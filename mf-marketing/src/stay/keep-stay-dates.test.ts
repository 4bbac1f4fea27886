// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { sampleChannel } from '@venue/shared/form/sample-channel.ts';
import { keepStayDates } from './keep-stay-dates.ts';

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
