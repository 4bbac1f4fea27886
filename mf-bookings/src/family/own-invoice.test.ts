import { expect, test } from 'vitest';
import { sampleBooking as booking } from '../../test/sample-booking.ts';
import { sampleStorage } from '../../test/sample-storage.ts';
import { createBookingLedger } from '../hall/ledger/booking-ledger.ts';
import { sharedInvoice } from '../hall/link/invoice-link.ts';
import { ownBooking } from './own-invoice.tsx';

test('C-22: one’s own link is recognised by number and time of issue, even after a move', () => {
  const ledger = createBookingLedger(sampleStorage(), () => booking.invoice.issuedAt);
  const shared = sharedInvoice(booking);
  expect(ownBooking(ledger, shared)).toBeUndefined();
  ledger.save(booking);
  expect(ownBooking(ledger, shared)).toEqual(booking);
  expect(ownBooking(ledger, { ...shared, invoice: { ...shared.invoice, number: '481903' } })).toBeUndefined();
  const issuedAt = shared.invoice.issuedAt + 1000;
  expect(ownBooking(ledger, { ...shared, invoice: { ...shared.invoice, issuedAt } })).toBeUndefined();
  const moved = { ...shared, details: { ...shared.details, eventDate: '2027-03-21' } };
  expect(ownBooking(ledger, moved)).toEqual(booking);
});
