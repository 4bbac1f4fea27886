// @vitest-environment happy-dom

import { beforeEach, expect, test } from 'vitest';
import { sampleChannel } from '@venue/shared/form/sample-channel.ts';
import { syncStayDates, defaultTimes } from './sync-stay-dates.ts';

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

test('D-20: dates and the hour of arrival are shared, and this tab restores them to the minute', () => {
  const dates = sampleChannel();
  const hotels = opened();
  syncStayDates(hotels.group, dates);
  type(hotels.checkIn, '2026-12-04T15:30');
  type(hotels.checkOut, '2026-12-07T11:00');
  expect(dates.read()).toEqual({ checkIn: '2026-12-04', checkOut: '2026-12-07', arrival: '15:30' });

  const apartments = opened();
  syncStayDates(apartments.group, dates);
  expect([apartments.checkIn.value, apartments.checkOut.value]).toEqual([
    '2026-12-04T15:30',
    '2026-12-07T11:00',
  ]);
});

test('D-20: dates changed on a booking page get the default hours, an arrival its own', () => {
  const dates = sampleChannel({ checkIn: '2027-01-02', checkOut: '2027-01-05' });
  const { group, checkIn, checkOut } = opened();
  syncStayDates(group, dates);
  expect([checkIn.value, checkOut.value]).toEqual(['2027-01-02T14:00', '2027-01-05T12:00']);
  // A default hour is not an arrival time.
  type(checkOut, '2027-01-06T11:00');
  expect(dates.read()['arrival']).toBeUndefined();
  dates.write({ arrival: '21:30' });
  expect(checkIn.value).toBe('2027-01-02T21:30');
});

test('D-20: dates typed before the scripts loaded stay and are shared', () => {
  const dates = sampleChannel({ checkIn: '2027-01-02' });
  const { group, checkIn } = opened('2026-12-04T09:00');
  syncStayDates(group, dates);
  expect(checkIn.value).toBe('2026-12-04T09:00');
  expect(dates.read()['checkIn']).toBe('2026-12-04');
});

test('D-20: a change on another page shows here, and no older value is restored', () => {
  const dates = sampleChannel();
  const { group, checkIn, checkOut } = opened('2026-12-04T09:00');
  syncStayDates(group, dates);
  type(checkOut, '2026-12-07T11:00');
  dates.write({ checkIn: '2026-12-04', checkOut: '2026-12-09' });
  expect([checkIn.value, checkOut.value]).toEqual(['2026-12-04T09:00', '2026-12-09T12:00']);
  expect([checkIn.autocomplete, checkOut.autocomplete]).toEqual(['off', 'off']);
});

test('D-20: dates cleared elsewhere, as after a payment, are cleared here and not written back', () => {
  const dates = sampleChannel();
  const { group, checkIn, checkOut } = opened('2026-12-04T09:00');
  syncStayDates(group, dates);
  type(checkOut, '2026-12-07T11:00');
  dates.write({ checkIn: '', checkOut: '', arrival: '' });
  expect([checkIn.value, checkOut.value]).toEqual(['', '']);
  type(checkOut, '2026-12-09T12:00');
  expect(dates.read()).toEqual({ checkOut: '2026-12-09' });
});

test('FC-03: an emptied field is cleared, and nothing is shared after leaving the page', () => {
  const dates = sampleChannel();
  const { group, checkIn } = opened();
  const stop = syncStayDates(group, dates);
  type(checkIn, '2026-12-04T15:30');
  type(checkIn, '');
  expect(dates.read()['checkIn']).toBeUndefined();
  stop();
  type(checkIn, '2026-12-09T15:30');
  expect(dates.read()['checkIn']).toBeUndefined();
});

test('the hours that the venue has set are those of a day whose hour was not typed', () => {
  expect(defaultTimes({ checkIn: '15:00', checkOut: '10:30' })).toEqual({
    checkIn: '15:00',
    checkOut: '10:30',
  });
  expect(defaultTimes({ checkIn: '15:00' })).toEqual({ checkIn: '15:00', checkOut: '12:00' });
});
