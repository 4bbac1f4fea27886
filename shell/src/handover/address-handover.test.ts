// @vitest-environment happy-dom

import { beforeEach, expect, test } from 'vitest';
import { handOverAddress, handOverQuery } from './address-handover.ts';
import { handover } from './handover.ts';

const hall = handover('mf-bookings/hall-wishes');
const stay = handover('mf-bookings/stay-dates');

function openAt(address: string): void {
  window.history.replaceState(null, '', address);
  handOverAddress();
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('dates, numbers and choices in an address are handed over and removed from it', () => {
  openAt('/event-booking-form?hall=Ambali+Hall&eventDate=2027-03-13&noOfPeople=600&picture=cafe#day');
  expect(hall.read()).toEqual({ hall: 'Ambali Hall', eventDate: '2027-03-13', noOfPeople: '600' });
  expect(window.location.search + window.location.hash).toBe('?picture=cafe#day');
});

test('text and invalid values are not taken from an address', () => {
  openAt('/event-booking-form?eventDate=soon&addInfo=Pay+to+another+account');
  expect(hall.read()).toEqual({});
});

test('names of object methods are not taken for values', () => {
  openAt('/event-booking-form?constructor=1&toString=2&eventDate=2027-03-13');
  expect(hall.read()).toEqual({ eventDate: '2027-03-13' });
  expect(window.location.search).toBe('?constructor=1&toString=2');
});

test('only listed words are handed over', () => {
  const quote = handover('mf-forms/quote');
  openAt('/request-quote?place=Lounge&occasion=toString&message=Pay+here');
  expect(quote.read()).toEqual({ place: 'Lounge' });
  openAt('/request-quote?place=Pay+to+another+account');
  expect(quote.read()).toEqual({ place: 'Lounge' });
});

test('an address without values removes no stored value', () => {
  stay.write({ checkIn: '2026-12-04' });
  openAt('/facilities/ariya-hotels?checkIn=&checkOut=2026-12-07');
  expect(stay.read()).toEqual({ checkIn: '2026-12-04', checkOut: '2026-12-07' });
});

test('a link hands over the values in its address and leads to the address without them', () => {
  const link = new URL('/two-bookings?checkIn=2026-12-04&checkOut=2026-12-07#top', window.location.href);
  expect(handOverQuery(link).href).toBe(new URL('/two-bookings#top', window.location.href).href);
  expect(stay.read()).toEqual({ checkIn: '2026-12-04', checkOut: '2026-12-07' });
});
