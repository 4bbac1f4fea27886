import { expect, test, vi } from 'vitest';
import { interruptedBooking, showNotBooked } from './book-day.ts';
import type { NotBooked } from './hall-stages.ts';
import { createBookingLedger } from '../ledger/booking-ledger.ts';
import { sampleBooking } from '../../../test/sample-booking.ts';
import { sampleStorage } from '../../../test/sample-storage.ts';

function reportOf(reason: NotBooked) {
  const [report, notify, dispatch] = [vi.fn(), vi.fn(), vi.fn()];
  const handover = () => ({ read: () => ({}), write: () => {}, watch: () => () => {} });
  showNotBooked({ host: { report, notify, handover }, dispatch }, reason);
  expect(dispatch).toHaveBeenCalledWith({ type: 'not-booked', notBooked: reason });
  expect(notify).toHaveBeenCalledOnce();
  return report;
}

test('a reservation service that fails is reported as such; what a visitor can put right is no failure of ours', () => {
  const error = new Error('no answer');
  expect(reportOf({ kind: 'failed', error, maybeHeld: false })).toHaveBeenCalledWith(error, 'reservation');
  const slip = reportOf({ kind: 'refused', message: 'Please fill in all inputs', problems: [] });
  expect(slip).not.toHaveBeenCalled();
});

const { details, invoice } = sampleBooking;

function emptyLedger() {
  const storage = sampleStorage();
  return createBookingLedger(storage, () => invoice.issuedAt);
}

const cause = new Error('thrown');

test('D-22: an error after the hold was confirmed leaves the booking', () => {
  const ledger = emptyLedger();
  ledger.keep(sampleBooking);
  expect(interruptedBooking(ledger, details, { cause, now: invoice.issuedAt })).toMatchObject({
    kind: 'held-before',
    booking: { invoice },
  });
});

test('an error over other details, or after the invoice had ended, does not call them the same', () => {
  const ledger = emptyLedger();
  ledger.keep(sampleBooking);
  const other = { ...details, noOfPeople: 20 };
  expect(interruptedBooking(ledger, other, { cause, now: invoice.issuedAt })).toMatchObject({
    sameDetails: false,
  });
  const later = invoice.issuedAt + 25 * 3_600_000;
  expect(interruptedBooking(ledger, details, { cause, now: later })).toMatchObject({
    kind: 'failed',
    maybeHeld: false,
  });
});

test('D-22: an error after the hold was asked for says that it may exist', () => {
  const ledger = emptyLedger();
  ledger.ask({
    hall: details.hall,
    eventDate: details.eventDate,
    at: invoice.issuedAt,
    invoiceNumber: invoice.number,
  });
  expect(interruptedBooking(ledger, details, { cause, now: invoice.issuedAt })).toMatchObject({
    kind: 'failed',
    maybeHeld: true,
  });
});

test('an error before anything was asked for booked nothing', () => {
  expect(interruptedBooking(emptyLedger(), details, { cause, now: invoice.issuedAt })).toMatchObject({
    kind: 'failed',
    maybeHeld: false,
  });
});
