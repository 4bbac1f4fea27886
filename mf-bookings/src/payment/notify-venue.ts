import type { EmailOutcome } from '@venue/shared/email/email-outcome.ts';
import { sendStoredMail, type MailState } from '../mail/stored-mail.ts';
import type { PaymentServices } from './payment-services.ts';
import type { PaymentStore } from './payment-store.ts';
import { type PaymentRecord, wasCalledPaidOrPending, wasCalledPaidOrPendingHere } from './payment-record.ts';

type StoreAndSend<Payment extends PaymentRecord> = {
  store: Pick<PaymentStore<Payment>, 'latest' | 'recordMail'>;
  send: (record: Payment) => Promise<EmailOutcome>;
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
  { store, send }: StoreAndSend<Payment>,
  { report }: PaymentServices['host'],
): Promise<Payment> {
  const { latest, recordMail } = store;
  let known = record;
  await sendStoredMail({
    state: () => mailOf(latest(known)),
    save: (mail) => {
      known = recordMail(latest(known), mail);
    },
    send: () => send(record),
    report,
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
  sender: StoreAndSend<Payment>,
  { host, browser }: Pick<PaymentServices, 'host' | 'browser'>,
): Promise<Payment> {
  return browser.withLock(`e-mail of ${record.reference}`, async () => {
    const latest = sender.store.latest(record);
    const isDue = wasCalledPaidOrPending(latest) && mailOf(latest) !== 'sent';
    return isDue ? sendNow(latest, sender, host) : latest;
  });
}
