import type { EmailOutcome } from '@venue/shared/email/email-outcome.ts';
import { sendEmailForm } from '@venue/shared/email/send-email.ts';
import { whenArrived } from '@venue/shared/email/when-arrived.ts';
import type { HallBooking } from '../booking/booking.ts';
import { type HallDesk, tell } from '../flow/hall-desk.ts';
import type { InvoiceNews } from '../flow/hall-stages.ts';
import { formOf } from '../../mail/mail-field.ts';
import { invoiceFields } from './invoice-fields.ts';
import { withMail, withMailUnderWay } from './with-mail.ts';

export function mailNews(mail: EmailOutcome): InvoiceNews {
  return mail.kind === 'sent' ? 'invoice-sent' : 'invoice-not-sent';
}

/** Sends a booking with its invoice number (C-23): what was checked, and nothing that is read from the page again. */
export async function sendInvoice(
  { host, email, bank }: HallDesk,
  booking: HallBooking,
): Promise<EmailOutcome> {
  const outcome = await sendEmailForm(formOf(invoiceFields(booking, bank)), 'hallInvoice', email);
  if (outcome.kind === 'failed') host.report(new Error(`invoice e-mail: ${outcome.detail}`), 'email');
  return outcome;
}

function settleMail(desk: HallDesk, booking: HallBooking, mail: EmailOutcome): void {
  const latest = desk.ledger.latest(booking);
  // Its day may have been booked anew meanwhile, under another number.
  if (latest.invoice.number !== booking.invoice.number) return;
  const known = withMail(latest, mail, booking);
  desk.ledger.update(known);
  desk.dispatch({ type: 'mail-settled', booking: known, news: mailNews(mail) });
  tell(desk, mailNews(mail));
}

/** Waits for the answer to an e-mail that was given up: it may have arrived after all. */
export function awaitLateMail(desk: HallDesk, booking: HallBooking, mail: EmailOutcome): void {
  if (mail.kind === 'failed') {
    void whenArrived(mail.later, () => settleMail(desk, booking, { kind: 'sent' }));
  }
}

/** Sends the invoice of a booking again (D-22); gives whether it went out. */
export async function sendInvoiceAgain(desk: HallDesk, booking: HallBooking): Promise<boolean> {
  desk.ledger.update(withMailUnderWay(desk.ledger.latest(booking)));
  const mail = await sendInvoice(desk, booking);
  settleMail(desk, booking, mail);
  awaitLateMail(desk, booking, mail);
  return mail.kind === 'sent';
}
