import type { EmailOutcome } from '@venue/shared/email/email-outcome.ts';
import { failureText } from '@venue/shared/email/failure-text.ts';
import { whenArrived } from '@venue/shared/email/when-arrived.ts';
import type { HallBooking } from '../booking/booking.ts';
import { type HallServices, tell, turnOf } from './hall-services.ts';
import type { RefusalReason } from './hall-stages.ts';
import type { HallNews } from '../text/hall-news.tsx';
import { sendKeptMail } from '../../mail/kept-mail.ts';
import { sendFields } from '../../mail/venue-mail.ts';
import { invoiceFields } from '../mail/invoice-fields.ts';
import { keptInvoice } from '../mail/kept-invoice.ts';

export function mailNews(mail: EmailOutcome): HallNews {
  return mail.kind === 'sent' ? 'invoice-sent' : 'invoice-not-sent';
}

/** Why the e-mail service did not take an invoice, where it said so. */
export function mailRefusal(mail: EmailOutcome): RefusalReason | undefined {
  if (mail.kind === 'sent' || mail.reason === 'unanswered') return undefined;
  const text = failureText[mail.reason];
  if (mail.reason !== 'recipient') return { about: 'other', text };
  return { about: 'email', text, advice: 'Our mail service does not take this address: put it right' };
}

/** What an invoice needs to go out and to be told of. */
export type MailServices = Pick<HallServices, 'host' | 'email' | 'bank' | 'ledger' | 'dispatch'> & {
  browser: Pick<HallServices['browser'], 'inTurn'>;
};

/** Sends an invoice by e-mail. */
export type SendInvoice = (booking: HallBooking) => Promise<EmailOutcome>;

/** Sends a booking with its invoice number (C-23): what was checked, and nothing that is read from the page again. */
export function sendInvoice(
  { email, bank }: Pick<MailServices, 'email' | 'bank'>,
  booking: HallBooking,
): Promise<EmailOutcome> {
  return sendFields(invoiceFields(booking, bank), 'hallInvoice', email);
}

/** Shows what became of the e-mail of a booking. */
function showMail(services: MailServices, booking: HallBooking | undefined, mail: EmailOutcome): void {
  if (!booking) return;
  services.dispatch({ type: 'mail-settled', booking, news: mailNews(mail), refusal: mailRefusal(mail) });
  tell(services, mailNews(mail));
}

/** Shows the answer to an e-mail that was given up, where one comes: it may have arrived after all. */
export function showLateMail(services: MailServices, booking: HallBooking, mail: EmailOutcome): void {
  if (mail.kind === 'sent') return;
  const { latest } = keptInvoice(services.ledger, booking);
  void whenArrived(mail.later, () => showMail(services, latest(), { kind: 'sent' }));
}

/**
 * Sends the invoice of a booking again (D-22), after what is under way for it in any tab: the refusal of one must not deny another
 * that may have arrived. Gives whether it went out.
 */
export function sendInvoiceAgain(
  services: MailServices,
  booking: HallBooking,
  send: SendInvoice = (sent) => sendInvoice(services, sent),
): Promise<boolean> {
  return services.browser.inTurn(turnOf(booking.details), async () => {
    const before = services.ledger.latest(booking);
    // Its day may have been booked anew meanwhile, under another number.
    if (before.invoice.number !== booking.invoice.number) return false;
    const { latest, ...kept } = keptInvoice(services.ledger, before);
    const mail = await sendKeptMail({
      ...kept,
      send: () => send(before),
      report: services.host.report,
      onLate: () => showMail(services, latest(), { kind: 'sent' }),
    });
    showMail(services, latest(), mail);
    return mail.kind === 'sent';
  });
}
