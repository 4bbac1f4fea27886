import { type EmailOutcome, failureText, whenArrived } from '@venue/shared/email/email-outcome.ts';
import type { HallBooking } from '../booking/booking.ts';
import { type HallServices, showToast, dayLock } from './hall-services.ts';
import type { RefusalReason } from './hall-stages.ts';
import type { HallNews } from '../text/hall-news.tsx';
import { sendKeptMail } from '../../mail/kept-mail.ts';
import { sendFields } from '../../mail/venue-mail.ts';
import { invoiceFields } from '../mail/invoice-fields.ts';
import { keptInvoice } from '../mail/kept-invoice.ts';

export function mailNews(mail: EmailOutcome): HallNews {
  return mail.kind === 'sent' ? 'invoice-sent' : 'invoice-not-sent';
}

/** Why the e-mail service refused an invoice, if it said so. */
export function mailRefusal(mail: EmailOutcome): RefusalReason | undefined {
  if (mail.kind === 'sent' || mail.reason === 'unanswered') return undefined;
  const text = failureText[mail.reason];
  if (mail.reason !== 'recipient') return { about: 'other', text };
  return { about: 'email', text, advice: 'Our mail service does not take this address: please correct it' };
}

export type MailServices = Pick<HallServices, 'host' | 'email' | 'bank' | 'ledger' | 'dispatch'> & {
  browser: Pick<HallServices['browser'], 'inTurn'>;
};

export type SendInvoice = (booking: HallBooking) => Promise<EmailOutcome>;

/** Sends the checked details with the invoice number (C-23); nothing is read from the page again. */
export function sendInvoice(
  { email, bank }: Pick<MailServices, 'email' | 'bank'>,
  booking: HallBooking,
): Promise<EmailOutcome> {
  return sendFields(invoiceFields(booking, bank), 'hallInvoice', email);
}

function showMail(services: MailServices, booking: HallBooking | undefined, mail: EmailOutcome): void {
  if (!booking) return;
  services.dispatch({ type: 'mail-settled', booking, news: mailNews(mail), refusal: mailRefusal(mail) });
  showToast(services, mailNews(mail));
}

/** Shows that an e-mail which timed out has arrived after all. */
export function showLateMail(services: MailServices, booking: HallBooking, mail: EmailOutcome): void {
  if (mail.kind === 'sent') return;
  const { latest } = keptInvoice(services.ledger, booking);
  void whenArrived(mail.later, () => showMail(services, latest(), { kind: 'sent' }));
}

/**
 * Sends an invoice again (D-22), after any other e-mail of it in any tab has ended: a refusal must not hide that an earlier one may
 * have arrived. Returns whether it was sent.
 */
export function sendInvoiceAgain(
  services: MailServices,
  booking: HallBooking,
  send: SendInvoice = (sent) => sendInvoice(services, sent),
): Promise<boolean> {
  return services.browser.inTurn(dayLock(booking.details), async () => {
    const before = services.ledger.latest(booking);
    // The day may have been booked again meanwhile, with another invoice number.
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
