import type { EmailOutcome } from '@venue/shared/email/email-outcome.ts';
import type { BookingHost } from '../host.ts';
import { sendStoredMail, type MailState } from '../mail/stored-mail.ts';
import type { Browser } from '../services/browser.ts';
import type { PaymentStore } from './payment-store.ts';
import { wasCalledPaidOrPending, type PaymentRecord } from './payment-record.ts';

export type NotifyServices<Payment extends PaymentRecord> = {
  store: Pick<PaymentStore<Payment>, 'latest' | 'recordMail'>;
  send: (record: Payment) => Promise<EmailOutcome>;
  report: BookingHost['report'];
  withLock: Browser['withLock'];
  /** Called with the latest record after each attempt, and also if none was needed. */
  show: (record: Payment) => void;
};

export function mailOf({ mail = 'unsent' }: Pick<PaymentRecord, 'mail'>): MailState {
  return mail;
}

/** The state of several e-mails together: the least advanced one decides. */
export function leastMailOf(records: readonly Pick<PaymentRecord, 'mail'>[]): MailState {
  const known = new Set(records.map(mailOf));
  return (['unsent', 'unanswered'] as const).find((mail) => known.has(mail)) ?? 'sent';
}

async function sendNow<Payment extends PaymentRecord>(
  record: Payment,
  services: NotifyServices<Payment>,
): Promise<void> {
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
  services.show(known);
}

/** E-mails the venue about a paid or pending payment, unless that has been done. Tabs take turns, so that only one of them sends it. */
export function notifyVenue<Payment extends PaymentRecord>(
  record: Payment,
  services: NotifyServices<Payment>,
): Promise<void> {
  return services.withLock(`e-mail of ${record.reference}`, async () => {
    const latest = services.store.latest(record);
    if (wasCalledPaidOrPending(latest) && mailOf(latest) !== 'sent') await sendNow(latest, services);
    else services.show(latest);
  });
}
