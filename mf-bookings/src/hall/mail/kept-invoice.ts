import type { KeptMail } from '../../mail/kept-mail.ts';
import type { HallBooking } from '../booking/booking.ts';
import type { BookingLedger } from '../ledger/booking-ledger.ts';

/** The booking with another e-mail address, to which no invoice has been sent yet. */
export function withAddress(booking: HallBooking, email: string): HallBooking {
  const { details } = booking;
  if (email === details.email) return booking;
  return { ...booking, details: { ...details, email }, invoiceMail: 'unsent' };
}

/**
 * State of an invoice's e-mail in the ledger. `latest` is undefined once the day is booked again with another number, or the booking
 * has another address: then the result of this e-mail no longer matters.
 */
export function keptInvoice(ledger: Pick<BookingLedger, 'latest' | 'update'>, booking: HallBooking) {
  const { invoice, details } = booking;
  let last = booking;
  function latest(): HallBooking | undefined {
    const known = ledger.latest(last);
    const isIt = known.invoice.number === invoice.number && known.details.email === details.email;
    return isIt ? known : undefined;
  }
  return {
    latest,
    state: () => latest()?.invoiceMail,
    keep: (invoiceMail) => {
      const known = latest();
      if (!known) return;
      last = { ...known, invoiceMail };
      ledger.update(last);
    },
    about: 'invoice e-mail',
  } satisfies Partial<KeptMail> & { latest: () => HallBooking | undefined };
}
