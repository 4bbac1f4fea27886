import type { EmailOutcome } from '@venue/shared/email/email-outcome.ts';
import type { BookingHost } from '../host.ts';
import { sendStoredMail, type MailState } from '../mail/stored-mail.ts';
import type { Browser } from '../services/browser.ts';
import type { PaymentStore } from './payment-store.ts';
import { type PaymentRecord, wasCalledPaidOrPending, wasCalledPaidOrPendingHere } from './payment-record.ts';

export type NotifyServices<Payment extends PaymentRecord> = {
  store: Pick<PaymentStore<Payment>, 'latest' | 'recordMail'>;
  send: (record: Payment) => Promise<EmailOutcome>;
  report: BookingHost['report'];
  withLock: Browser['withLock'];
};

export function mailOf({ mail = 'unsent' }: Pick<PaymentRecord, 'mail'>): MailState {
  return mail;
}

/** The state of several e-mails together: the least advanced one decides. */
export function leastMailOf(records: readonly Pick<PaymentRecord, 'mail'>[]): MailState {
  const known = new Set(records.map(mailOf));
  return (['unsent', 'unanswered'] as const).find((mail) => known.has(mail)) ?? 'sent';
}

/** Payments that the venue has, as far as this device knows, not been notified of. Other devices report their own. */
export function unnotified<Payment extends PaymentRecord>(records: readonly Payment[]): Payment[] {
  return records.filter((record) => wasCalledPaidOrPendingHere(record) && mailOf(record) !== 'sent');
}

async function sendNow<Payment extends PaymentRecord>(
  record: Payment,
  services: NotifyServices<Payment>,
): Promise<Payment> {
  const { latest, recordMail } = services.store;
  let known = record;
  await sendStoredMail({
    state: () => mailOf(latest(known)),
    save: (mail) => {
      known = recordMail(latest(known), mail);
    },
    send: () => services.send(record),
    report: services.report,
    about: 'e-mail of a payment',
  });
  return known;
}

/**
 * E-mails the venue about a paid or pending payment, unless that has been done. Tabs take turns, so that only one of them sends it. Returns
 * the record with the state of the e-mail.
 */
export function notifyVenue<Payment extends PaymentRecord>(
  record: Payment,
  services: NotifyServices<Payment>,
): Promise<Payment> {
  return services.withLock(`e-mail of ${record.reference}`, async () => {
    const latest = services.store.latest(record);
    const isDue = wasCalledPaidOrPending(latest) && mailOf(latest) !== 'sent';
    return isDue ? sendNow(latest, services) : latest;
  });
}
