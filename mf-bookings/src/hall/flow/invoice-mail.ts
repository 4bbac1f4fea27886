import type { EmailOutcome } from '@venue/shared/email/email-outcome.ts';
import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { type StoredMail, sendStoredMail } from '../../mail/stored-mail.ts';
import { sendFields } from '../../mail/venue-mail.ts';
import type { HallBooking } from '../booking/booking.ts';
import { isSameInvoice } from '../booking/invoice.ts';
import type { BookingLedger } from '../ledger/booking-ledger.ts';
import { invoiceFields } from '../mail/invoice-fields.ts';
import { dayLock, type HallServices } from './hall-services.ts';

export type SendInvoice = (booking: HallBooking) => Promise<EmailOutcome>;

/** Sends the checked details with the invoice number (C-23); nothing is read from the page again. */
export function sendInvoice(
  { email, bank }: Pick<HallServices, 'email' | 'bank'>,
  booking: HallBooking,
): Promise<EmailOutcome> {
  return sendFields(invoiceFields(booking, bank), 'hallInvoice', email);
}

/** Shows how an invoice e-mail ended (M-07, M-10). `type`: whether the invoice shows already. */
export function showMail(
  { dispatch, host }: Pick<HallServices, 'dispatch' | 'host'>,
  type: 'invoice-opened' | 'mail-ended',
  { booking, mail }: { booking: HallBooking; mail: EmailOutcome },
): void {
  if (mail.kind === 'sent') {
    dispatch({ type, booking, notice: { kind: 'invoice-sent' } });
    host.notify('success', toastTexts.invoiceSent);
  } else {
    dispatch({ type, booking, notice: { kind: 'invoice-not-sent', reason: mail.reason } });
    host.notify('error', toastTexts.somethingWentWrong);
  }
}

/**
 * State of an invoice's e-mail in the ledger. `latest` is undefined once the day is booked again with another number, or the booking
 * has another address: then the result of this e-mail no longer matters.
 */
function keptInvoice(ledger: BookingLedger, booking: HallBooking) {
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
    save: (invoiceMail) => {
      const known = latest();
      if (!known) return;
      last = { ...known, invoiceMail };
      ledger.update(last);
    },
    about: 'invoice e-mail',
  } satisfies Partial<StoredMail> & { latest: () => HallBooking | undefined };
}

/** A booking after its invoice was e-mailed. `mail` is undefined if its result no longer matters. */
export type SentInvoice = { booking: HallBooking; mail: EmailOutcome | undefined };

/** Sends an invoice and stores the result. */
export async function sendAndKeep(
  services: HallServices,
  booking: HallBooking,
  send: SendInvoice,
): Promise<SentInvoice> {
  const { latest, ...kept } = keptInvoice(services.ledger, booking);
  const mail = await sendStoredMail({
    ...kept,
    send: () => send(booking),
    report: services.host.report,
  });
  const known = latest();
  return known ? { booking: known, mail } : { booking: services.ledger.latest(booking), mail: undefined };
}

/**
 * Sends an invoice again (D-22), after any other e-mail of it in any tab has ended: a refusal must not hide that an earlier one may
 * have arrived. Returns whether it was sent.
 */
export function sendInvoiceAgain(
  services: HallServices,
  shown: HallBooking,
  send: SendInvoice = (booking) => sendInvoice(services, booking),
): Promise<boolean> {
  return services.browser.withLock(dayLock(shown.details), async () => {
    const latest = services.ledger.latest(shown);
    // The day may have been booked again meanwhile, with another invoice number.
    if (!isSameInvoice(latest.invoice, shown.invoice)) return false;
    const { booking, mail } = await sendAndKeep(services, latest, send);
    if (mail) showMail(services, 'mail-ended', { booking, mail });
    return mail?.kind === 'sent';
  });
}

/** The booking with another e-mail address, to which no invoice has been sent yet. */
function withAddress(booking: HallBooking, email: string): HallBooking {
  const { details } = booking;
  if (email === details.email) return booking;
  return { ...booking, details: { ...details, email }, invoiceMail: 'unsent' };
}

/**
 * Stores the new address at once, for card payments and other tabs, then sends the invoice there. Results of e-mails to the old
 * address are no longer shown.
 */
export async function giveAnotherAddress(
  services: HallServices,
  { booking: shown, email }: { booking: HallBooking; email: string },
  send?: SendInvoice,
): Promise<void> {
  const latest = services.ledger.latest(shown);
  if (!isSameInvoice(latest.invoice, shown.invoice)) return;
  const booking = withAddress(latest, email);
  services.ledger.update(booking);
  services.dispatch({ type: 'address-given', booking });
  await sendInvoiceAgain(services, booking, send);
}
