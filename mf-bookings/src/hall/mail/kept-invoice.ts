import type { KeptMail } from '../../mail/kept-mail.ts';
import type { HallBooking } from '../booking/booking.ts';
import type { BookingLedger } from '../ledger/booking-ledger.ts';

/** The booking under another e-mail address, where no invoice has gone yet. */
export function withAddress(booking: HallBooking, email: string): HallBooking {
  const { details } = booking;
  if (email === details.email) return booking;
  return { ...booking, details: { ...details, email }, invoiceMail: 'unsent' };
}

/**
 * The e-mail of an invoice as the ledger has it, and its booking by now; nothing once its day is booked anew under another number, or
 * it has another address, where this e-mail never went.
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
