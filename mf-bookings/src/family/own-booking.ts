import type { HallBooking } from '../hall/booking/booking.ts';
import { isSameInvoice } from '../hall/booking/invoice.ts';
import type { BookingLedger } from '../hall/ledger/booking-ledger.ts';
import type { SharedInvoice } from '../hall/link/invoice-link.ts';

/** The booking of this device that a link is about, if it is one. */
export function ownBooking(
  ledger: Pick<BookingLedger, 'all'>,
  { invoice }: SharedInvoice,
): HallBooking | undefined {
  return ledger
    .all()
    .flatMap((entry) => (entry.state === 'held' ? [entry.booking] : []))
    .find((booking) => isSameInvoice(booking.invoice, invoice));
}
