import { type EmailOutcome, failureText, whenArrived } from '@venue/shared/email/email-outcome.ts';
import type { HallBooking } from '../booking/booking.ts';
import { isSameInvoice } from '../booking/invoice.ts';
import { type HallServices, showToast, dayLock } from './hall-services.ts';
import type { RefusalReason } from './hall-stages.ts';
import type { HallNews } from '../text/hall-news.tsx';
import { sendKeptMail, type KeptMail } from '../../mail/kept-mail.ts';
import { sendFields } from '../../mail/venue-mail.ts';
import { invoiceFields } from '../mail/invoice-fields.ts';
import type { BookingLedger } from '../ledger/booking-ledger.ts';

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
    if (!isSameInvoice(before.invoice, booking.invoice)) return false;
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

/** The booking with another e-mail address, to which no invoice has been sent yet. */
function withAddress(booking: HallBooking, email: string): HallBooking {
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
    const isIt = isSameInvoice(known.invoice, invoice) && known.details.email === details.email;
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
  if (!isSameInvoice(latest.invoice, shown.invoice)) return;
  const booking = withAddress(latest, email);
  services.ledger.update(booking);
  services.dispatch({ type: 'address-given', booking });
  await sendInvoiceAgain(services, booking, send);
}
