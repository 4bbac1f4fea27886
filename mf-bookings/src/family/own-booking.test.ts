import { expect, test } from 'vitest';
import type { HallBooking } from '../hall/booking.ts';
import { createBookingLedger } from '../hall/booking-ledger.ts';
import { sharedInvoice } from './invoice-link.ts';
import { ownBooking } from './own-booking.ts';

const issuedAt = Date.parse('2026-11-21T15:12:00Z');
const booking: HallBooking = {
  details: {
    eventType: 'Wedding Party',
    eventDate: '2027-03-20',
    startTime: '12:00',
    endTime: '19:00',
    hall: 'Ambali Hall',
    noOfPeople: 650,
    firstName: 'Morenikeji',
    lastName: 'Bello',
    email: 'morenikeji@example.com',
    phone: '0800 000 0000',
    addInfo: '',
    hearAbout: 'Instagram',
    subCheck: false,
  },
  invoice: { number: '481902', issuedAt },
  invoiceMail: 'sent',
  payment: { kind: 'none' },
};

test('C-22: a link that is opened where its invoice was written is recognised by number, hall and day', () => {
  const kept = new Map<string, string>();
  const ledger = createBookingLedger(
    { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) },
    () => issuedAt,
  );
  const shared = sharedInvoice(booking);
  expect(ownBooking(ledger, shared)).toBeUndefined();
  ledger.keep(booking);
  expect(ownBooking(ledger, shared)).toEqual(booking);
  expect(ownBooking(ledger, { ...shared, invoice: { ...shared.invoice, number: '481903' } })).toBeUndefined();
  const nextDay = { ...shared, details: { ...shared.details, eventDate: '2027-03-21' } };
  expect(ownBooking(ledger, nextDay)).toBeUndefined();
});
