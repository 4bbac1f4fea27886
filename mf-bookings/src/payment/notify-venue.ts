import type { EmailOutcome } from '@venue/shared/email/email-outcome.ts';
import { whenArrived } from '@venue/shared/email/when-arrived.ts';
import type { BookingHost } from '../host.ts';
import { afterMail, type MailState, underWay } from '../mail/mail-state.ts';
import type { Surroundings } from '../services/surroundings.ts';
import type { PaymentList } from './payment-list.ts';
import { isMade, type PaymentRecord } from './payment-record.ts';

export type NotifyTools<Kept extends PaymentRecord> = {
  payments: Pick<PaymentList<Kept>, 'latest' | 'noteMail'>;
  send: (record: Kept) => Promise<EmailOutcome>;
  report: BookingHost['report'];
  inTurn: Surroundings['inTurn'];
  /** Shows the record as it is after each attempt, also where none was needed. */
  show: (record: Kept) => void;
};

/** What is known of the e-mail about a payment. */
export function mailOf({ mail = 'unsent' }: Pick<PaymentRecord, 'mail'>): MailState {
  return mail;
}

async function sendNow<Kept extends PaymentRecord>(record: Kept, tools: NotifyTools<Kept>): Promise<void> {
  const { latest, noteMail } = tools.payments;
  const before = mailOf(record);
  const sending = noteMail(record, underWay(before));
  const outcome = await tools.send(record);
  const settle = (end: EmailOutcome) => {
    const known = latest(sending);
    tools.show(noteMail(known, afterMail(mailOf(known), end, before)));
  };
  settle(outcome);
  if (outcome.kind === 'sent') return;
  tools.report(new Error(`e-mail of a payment: ${outcome.detail}`), 'email');
  void whenArrived(outcome.later, () => settle({ kind: 'sent' }));
}

/**
 * Tells the venue of what was paid or whose transfer was announced, until one e-mail of it has gone. Two tabs take turns, so
 * that the second finds it told.
 */
export function notifyVenue<Kept extends PaymentRecord>(
  record: Kept,
  tools: NotifyTools<Kept>,
): Promise<void> {
  return tools.inTurn(`e-mail of ${record.reference}`, async () => {
    const latest = tools.payments.latest(record);
    if (isMade(latest) && mailOf(latest) !== 'sent') await sendNow(latest, tools);
    else tools.show(latest);
  });
}
