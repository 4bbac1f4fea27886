import { cancelledText } from '../kept-changes/change-text.ts';
import { type HallBooking, hasAttempt } from '../hall/booking/booking.ts';
import { statusOf } from '../hall/booking/booking-status.ts';
import { isSameInvoice } from '../hall/booking/invoice.ts';
import type { BookingLedger } from '../hall/ledger/booking-ledger.ts';
import type { SharedInvoice } from '../hall/link/invoice-link.ts';

/** The booking of this device that a link is about, if it is one. */
export function ownBooking(
  ledger: Pick<BookingLedger, 'all'>,
  { invoice }: SharedInvoice,
): HallBooking | undefined {
  return ledger.all().bookings.find((booking) => isSameInvoice(booking.invoice, invoice));
}

/** What is left to do with the invoice of one's own link at an instant (ms since the epoch). */
export function ownInvoiceText(booking: HallBooking, now: number): string {
  const written = `Invoice ${booking.invoice.number} for ${booking.details.hall} was written on this device.`;
  const cancelled = cancelledText(booking);
  if (cancelled !== undefined) return `${written} ${cancelled} Nothing is to be paid for it.`;
  if (hasAttempt(booking)) return `${written} It stands there how it is paid.`;
  if (statusOf(booking, now).isOver) {
    return `${written} It has ended, and the hall is no longer held for you. Please do not pay it any more.`;
  }
  return `${written} Send the link to whoever pays, or pay it yourself from the invoice.`;
}
