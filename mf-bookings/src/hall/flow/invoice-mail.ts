import type { EmailOutcome } from '@venue/shared/email/email-outcome.ts';
import { failureWords } from '@venue/shared/email/failure-words.ts';
import { sendEmailForm } from '@venue/shared/email/send-email.ts';
import { whenArrived } from '@venue/shared/email/when-arrived.ts';
import type { HallBooking } from '../booking/booking.ts';
import { type HallDesk, tell, turnOf } from './hall-desk.ts';
import type { RefusalReason, InvoiceNews } from './hall-stages.ts';
import { formOf } from '../../mail/mail-field.ts';
import { invoiceFields } from '../mail/invoice-fields.ts';
import { withMail, withMailUnderWay } from '../mail/with-mail.ts';

export function mailNews(mail: EmailOutcome): InvoiceNews {
  return mail.kind === 'sent' ? 'invoice-sent' : 'invoice-not-sent';
}

/** Why the e-mail service did not take an invoice, where it said so. */
export function mailRefusal(mail: EmailOutcome): RefusalReason | undefined {
  if (mail.kind === 'sent' || mail.reason === 'unanswered') return undefined;
  const words = failureWords[mail.reason];
  if (mail.reason !== 'recipient') return { about: 'other', words };
  return { about: 'email', words, advice: 'Our mail service does not take this address: put it right' };
}

/** What an invoice needs to go out and to be told of. */
export type MailDesk = Pick<HallDesk, 'host' | 'email' | 'bank' | 'ledger' | 'dispatch'> & {
  around: Pick<HallDesk['around'], 'inTurn'>;
};

/** Sends an invoice by e-mail. */
export type SendInvoice = (booking: HallBooking) => Promise<EmailOutcome>;

/** Sends a booking with its invoice number (C-23): what was checked, and nothing that is read from the page again. */
export async function sendInvoice(
  { host, email, bank }: Pick<MailDesk, 'host' | 'email' | 'bank'>,
  booking: HallBooking,
): Promise<EmailOutcome> {
  const outcome = await sendEmailForm(formOf(invoiceFields(booking, bank)), 'hallInvoice', email);
  if (outcome.kind === 'failed') host.report(new Error(`invoice e-mail: ${outcome.detail}`), 'email');
  return outcome;
}

function settleMail(desk: MailDesk, booking: HallBooking, mail: EmailOutcome): void {
  const latest = desk.ledger.latest(booking);
  // Its day may have been booked anew meanwhile, under another number.
  if (latest.invoice.number !== booking.invoice.number) return;
  const known = withMail(latest, mail, booking);
  desk.ledger.update(known);
  // It went to an address that the invoice has no more.
  if (latest.details.email !== booking.details.email) return;
  const refusal = mailRefusal(mail);
  desk.dispatch({ type: 'mail-settled', booking: known, news: mailNews(mail), refusal });
  tell(desk, mailNews(mail));
}

/** Waits for the answer to an e-mail that was given up: it may have arrived after all. */
export function awaitLateMail(desk: MailDesk, booking: HallBooking, mail: EmailOutcome): void {
  if (mail.kind === 'failed') {
    void whenArrived(mail.later, () => settleMail(desk, booking, { kind: 'sent' }));
  }
}

/**
 * Sends the invoice of a booking again (D-22), after what is under way for it in any tab: the refusal of one must not deny another
 * that may have arrived. Gives whether it went out.
 */
export function sendInvoiceAgain(
  desk: MailDesk,
  booking: HallBooking,
  send: SendInvoice = (sent) => sendInvoice(desk, sent),
): Promise<boolean> {
  return desk.around.inTurn(turnOf(booking.details), async () => {
    const before = desk.ledger.latest(booking);
    // Its day may have been booked anew meanwhile, under another number.
    if (before.invoice.number !== booking.invoice.number) return false;
    desk.ledger.update(withMailUnderWay(before));
    const mail = await send(before);
    settleMail(desk, before, mail);
    awaitLateMail(desk, before, mail);
    return mail.kind === 'sent';
  });
}
