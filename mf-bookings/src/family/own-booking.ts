import { type HallBooking, hallDay } from '../hall/booking.ts';
import type { BookingLedger } from '../hall/booking-ledger.ts';
import type { SharedInvoice } from './invoice-link.ts';

/** The booking of this device that a link is about, if it is one. */
export function ownBooking(
  ledger: Pick<BookingLedger, 'entry'>,
  { invoice, details }: SharedInvoice,
): HallBooking | undefined {
  const entry = ledger.entry(hallDay(details));
  return entry?.state === 'held' && entry.booking.invoice.number === invoice.number
    ? entry.booking
    : undefined;
}
