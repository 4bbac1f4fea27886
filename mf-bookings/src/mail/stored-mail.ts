import type { EmailOutcome } from '@venue/shared/email/email-outcome.ts';
import type { BookingHost } from '../host.ts';
import { z } from '../zod.ts';

/** `unanswered`: sent, but no reply says whether it arrived. */
export const mailState = z.enum(['sent', 'unsent', 'unanswered']);
export type MailState = z.infer<typeof mailState>;

/** State to store before sending, in case the page dies meanwhile. */
function whileSending(state: MailState): MailState {
  return state === 'sent' ? state : 'unanswered';
}

/** State after an attempt; `latest`: stored by now, `before`: stored when it was sent. */
export function stateAfter(latest: MailState, outcome: EmailOutcome, before: MailState): MailState {
  if (latest === 'sent' || outcome.kind === 'sent') return 'sent';
  return outcome.reason === 'unanswered' ? 'unanswered' : before;
}

/** An e-mail whose state this device stores. */
export type StoredMail = {
  /** The stored state; undefined once it has been deleted. */
  state: () => MailState | undefined;
  save: (state: MailState) => void;
  send: () => Promise<EmailOutcome>;
  report: BookingHost['report'];
  /** Subject, for the failure report. */
  about: string;
};

/**
 * Sends an e-mail. It is stored as unanswered first, in case the page dies meanwhile. The result is merged with the state
 * stored by then, as another tab may have sent it or deleted everything.
 */
export async function sendStoredMail(mail: StoredMail): Promise<EmailOutcome> {
  const before = mail.state() ?? 'unsent';
  mail.save(whileSending(before));
  const outcome = await mail.send();
  const latest = mail.state();
  if (latest !== undefined) mail.save(stateAfter(latest, outcome, before));
  if (outcome.kind === 'failed') mail.report(new Error(`${mail.about}: ${outcome.detail}`), 'email');
  return outcome;
}
