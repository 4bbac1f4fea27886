import { type EmailOutcome, whenArrived } from '@venue/shared/email/email-outcome.ts';
import { z } from '../zod.ts';
import type { BookingHost } from '../host.ts';

/** `unanswered`: sent, but no reply says whether it arrived. */
export const mailState = z.enum(['sent', 'unsent', 'unanswered']);
export type MailState = z.infer<typeof mailState>;

/** State to store before sending, in case the page dies meanwhile. */
function underWay(state: MailState): MailState {
  return state === 'sent' ? state : 'unanswered';
}

/** State after an attempt; `latest`: stored by now, `before`: stored when it was sent. */
export function afterMail(latest: MailState, outcome: EmailOutcome, before: MailState): MailState {
  if (latest === 'sent' || outcome.kind === 'sent') return 'sent';
  return outcome.reason === 'unanswered' ? 'unanswered' : before;
}

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
