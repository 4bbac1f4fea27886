import type { EmailOutcome } from '@venue/shared/email/email-outcome.ts';
import { whenArrived } from '@venue/shared/email/when-arrived.ts';
import type { BookingHost } from '../../host.ts';
import { afterMail, type MailState, underWay } from '../../mail/mail-state.ts';
import type { Surroundings } from '../../services/surroundings.ts';
import type { StayLedger } from '../booking/stay-ledger.ts';
import type { StayRecord } from '../booking/stay-record.ts';

export type TellTools = {
  ledger: Pick<StayLedger, 'all' | 'noteMail'>;
  send: (record: StayRecord) => Promise<EmailOutcome>;
  report: BookingHost['report'];
  inTurn: Surroundings['inTurn'];
  /** Shows the record as it is after each attempt, also where none was needed. */
  show: (record: StayRecord) => void;
};

/** The record as the device knows it by now: another tab may have told the venue. */
function latestOf(record: StayRecord, { ledger }: TellTools): StayRecord {
  return ledger.all().find(({ reference }) => reference === record.reference) ?? record;
}

function withState(record: StayRecord, mail: MailState, { ledger }: TellTools): StayRecord {
  ledger.noteMail(record.reference, mail);
  return { ...record, notice: { ...record.notice, mail } };
}

async function sendNow(record: StayRecord, tools: TellTools): Promise<void> {
  const before = record.notice.mail;
  const sending = withState(record, underWay(before), tools);
  const outcome = await tools.send(record);
  const settle = (end: EmailOutcome) => {
    const latest = latestOf(sending, tools);
    tools.show(withState(latest, afterMail(latest.notice.mail, end, before), tools));
  };
  settle(outcome);
  if (outcome.kind === 'sent') return;
  tools.report(new Error(`e-mail of a stay: ${outcome.detail}`), 'email');
  void whenArrived(outcome.later, () => settle({ kind: 'sent' }));
}

/**
 * Tells the venue of a stay that was paid or whose transfer was announced, until one e-mail of it has gone. Two tabs take turns, so that the second finds it told.
 */
export function tellVenue(record: StayRecord, tools: TellTools): Promise<void> {
  return tools.inTurn(`e-mail of ${record.reference}`, async () => {
    const latest = latestOf(record, tools);
    if (latest.state !== 'opened' && latest.notice.mail !== 'sent') await sendNow(latest, tools);
    else tools.show(latest);
  });
}
