import type { HallBooking } from '../booking/booking.ts';
import { type MailServices, type SendInvoice, sendInvoiceAgain } from './invoice-mail.ts';
import { withAddress } from '../mail/kept-invoice.ts';

/**
 * Stores the new address at once, for card payments and other tabs, then sends the invoice there. Results of e-mails to the old
 * address are no longer shown.
 */
export async function giveAnotherAddress(
  services: MailServices,
  { booking: shown, email }: { booking: HallBooking; email: string },
  send?: SendInvoice,
): Promise<void> {
  const latest = services.ledger.latest(shown);
  // The day may have been booked again meanwhile, with another invoice number.
  if (latest.invoice.number !== shown.invoice.number) return;
  const booking = withAddress(latest, email);
  services.ledger.update(booking);
  services.dispatch({ type: 'address-given', booking });
  await sendInvoiceAgain(services, booking, send);
}
