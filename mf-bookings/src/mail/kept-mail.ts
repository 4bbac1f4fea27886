import type { EmailOutcome } from '@venue/shared/email/email-outcome.ts';
import { whenArrived } from '@venue/shared/email/when-arrived.ts';
import type { BookingHost } from '../host.ts';
import { afterMail, type MailState, underWay } from './mail-state.ts';

/** An e-mail of which this device keeps what became of it. */
export type KeptMail = {
  /** As the device knows it by now; undefined where it knows nothing of it any more. */
  state: () => MailState | undefined;
  keep: (state: MailState) => void;
  send: () => Promise<EmailOutcome>;
  /** Called when an e-mail that was given up turns out to have arrived. */
  onLate?: () => void;
  report: BookingHost['report'];
  /** What it is about, for the report of one that did not go. */
  about: string;
};

/**
 * Sends an e-mail. Before it goes it is kept as under way, so that one whose end nobody saw is known. What it came to is worked
 * out from the state of then: another tab may have sent it, or wiped the device. An answer that comes late counts.
 */
export async function sendKeptMail(mail: KeptMail): Promise<EmailOutcome> {
  const before = mail.state() ?? 'unsent';
  mail.keep(underWay(before));
  const settle = (outcome: EmailOutcome) => {
    const known = mail.state();
    if (known !== undefined) mail.keep(afterMail(known, outcome, before));
  };
  const outcome = await mail.send();
  settle(outcome);
  if (outcome.kind === 'sent') return outcome;
  mail.report(new Error(`${mail.about}: ${outcome.detail}`), 'email');
  void whenArrived(outcome.later, () => {
    settle({ kind: 'sent' });
    mail.onLate?.();
  });
  return outcome;
}
