import type { HallBooking } from '../booking/booking.ts';
import { type MailServices, type SendInvoice, sendInvoiceAgain } from './invoice-mail.ts';
import { withAddress } from '../mail/kept-invoice.ts';

/**
 * Gives an invoice another e-mail address: kept at once, for the card payment and for other tabs, then the invoice is sent
 * there. What becomes of e-mails to the address before is no news on the page.
 */
export async function giveAnotherAddress(
  services: MailServices,
  { booking: shown, email }: { booking: HallBooking; email: string },
  send?: SendInvoice,
): Promise<void> {
  const latest = services.ledger.latest(shown);
  // Its day may have been booked anew meanwhile, under another number.
  if (latest.invoice.number !== shown.invoice.number) return;
  const booking = withAddress(latest, email);
  services.ledger.update(booking);
  services.dispatch({ type: 'address-given', booking });
  await sendInvoiceAgain(services, booking, send);
}
