import { expect, test } from 'vitest';
import { hourMs } from '@venue/shared/time/durations.ts';
import { sampleBooking, sampleDeposit } from '../../../test/sample-booking.ts';
import { sampleStorage } from '../../../test/sample-storage.ts';
import { withHallAnswer } from '../../change/changeable-hall.ts';
import type { HallPayment } from '../booking/hall-payment.ts';
import { bookingPayments } from '../flow/hall-purchase.ts';
import { createBookingLedger } from './booking-ledger.ts';

const { issuedAt } = sampleBooking.invoice;
const secured = { ...sampleBooking, payments: [sampleDeposit] };
const to = { from: '2027-05-01', to: '2027-05-01' };
const moved = withHallAnswer(secured, { kind: 'moved', to, fee: 0 }, issuedAt + hourMs);
const cancelled = withHallAnswer(secured, { kind: 'cancelled', refund: undefined }, issuedAt + hourMs);

function ledgerWith(...bookings: (typeof sampleBooking)[]) {
  const storage = sampleStorage();
  const ledger = createBookingLedger(storage, () => issuedAt + 2 * hourMs);
  for (const booking of bookings) ledger.save(booking);
  return ledger;
}

test('a booking that was moved is kept under its new day alone, and stays the one that is shown', () => {
  const ledger = ledgerWith(secured);
  ledger.update(moved);
  expect(ledger.all().bookings).toEqual([moved]);
  expect(ledger.shown()).toEqual(moved);
});

test('C-22: a page that still shows the day before pays into the booking that was moved', () => {
  const ledger = ledgerWith(secured);
  ledger.update(moved);
  const part: HallPayment = {
    ...sampleDeposit,
    status: 'unresolved',
    choice: 'part',
    naira: 100_000,
    reference: 'P',
  };
  const { save, applyVerification } = bookingPayments(ledger, secured).store;
  save(part);
  expect(ledger.all().bookings).toHaveLength(1);
  expect(ledger.latest(secured)).toMatchObject({
    details: { eventDate: '2027-05-01' },
    payments: [sampleDeposit, part],
  });
  expect(applyVerification(part, 'confirmed')).toMatchObject({ status: 'confirmed' });
});

test('what is cancelled leaves its day to others, and stays with its money beside them', () => {
  const ledger = ledgerWith(secured);
  ledger.update(cancelled);
  expect(ledger.onDay(secured.details).booking).toBeUndefined();
  const anew = { ...sampleBooking, invoice: { number: '700001', issuedAt: issuedAt + hourMs } };
  ledger.addHold({ ...sampleBooking.details, invoiceNumber: '700001', at: issuedAt + hourMs });
  ledger.save(anew);
  expect(ledger.all().bookings.map(({ invoice }) => invoice.number)).toEqual(['481902', '700001']);
  expect(ledger.latest(secured).payments).toEqual([sampleDeposit]);
  expect(ledger.latest(anew).payments).toEqual([]);
});

test('an invoice of another day that has by chance the same six digits is another booking', () => {
  const other = {
    ...secured,
    invoice: { number: '481902', issuedAt: issuedAt + hourMs },
    details: { ...secured.details, eventDate: '2027-06-05' },
  };
  const ledger = ledgerWith(secured, other);
  expect(ledger.all().bookings).toHaveLength(2);
  ledger.update(moved);
  expect(ledger.all().bookings).toHaveLength(2);
});
