import { type EmailOutcome, whenArrived } from '@venue/shared/email/email-outcome.ts';
import type { BookingHost } from '../host.ts';
import { afterMail, type MailState, underWay } from './mail-state.ts';

/** An e-mail whose state this device stores. */
export type KeptMail = {
  /** The stored state; undefined once it has been deleted. */
  state: () => MailState | undefined;
  keep: (state: MailState) => void;
  send: () => Promise<EmailOutcome>;
  /** Called when an e-mail turns out to have arrived after its deadline. */
  onLate?: () => void;
  report: BookingHost['report'];
  /** Subject, for the failure report. */
  about: string;
};

/**
 * Sends an e-mail. It is stored as unanswered first, in case the page dies meanwhile. The result is merged with the state
 * stored by then, as another tab may have sent it or deleted everything. A late reply counts.
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
