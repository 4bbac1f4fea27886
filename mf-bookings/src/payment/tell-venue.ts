import type { EmailOutcome } from '@venue/shared/email/email-outcome.ts';
import { whenArrived } from '@venue/shared/email/when-arrived.ts';
import type { BookingHost } from '../host.ts';
import { afterMail, type MailState, underWay } from '../mail/mail-state.ts';
import type { Surroundings } from '../services/surroundings.ts';
import { isMade, type PaymentRecord } from './payment-record.ts';

/** Where it is kept whether the venue was told of a payment. */
export type Notices<Kept extends PaymentRecord> = {
  /** The record as the device knows it by now: another tab may have told the venue. */
  latest: (record: Kept) => Kept;
  mailOf: (record: Kept) => MailState;
  /** Keeps what became of the e-mail; gives the record with it. */
  note: (record: Kept, mail: MailState) => Kept;
};

export type TellTools<Kept extends PaymentRecord> = {
  notices: Notices<Kept>;
  send: (record: Kept) => Promise<EmailOutcome>;
  report: BookingHost['report'];
  inTurn: Surroundings['inTurn'];
  /** Shows the record as it is after each attempt, also where none was needed. */
  show: (record: Kept) => void;
};

async function sendNow<Kept extends PaymentRecord>(record: Kept, tools: TellTools<Kept>): Promise<void> {
  const { latest, mailOf, note } = tools.notices;
  const before = mailOf(record);
  const sending = note(record, underWay(before));
  const outcome = await tools.send(record);
  const settle = (end: EmailOutcome) => {
    const known = latest(sending);
    tools.show(note(known, afterMail(mailOf(known), end, before)));
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
export function tellVenue<Kept extends PaymentRecord>(record: Kept, tools: TellTools<Kept>): Promise<void> {
  return tools.inTurn(`e-mail of ${record.reference}`, async () => {
    const latest = tools.notices.latest(record);
    if (isMade(latest) && tools.notices.mailOf(latest) !== 'sent') await sendNow(latest, tools);
    else tools.show(latest);
  });
}
