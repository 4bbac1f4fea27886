import type { EmailOutcome } from '@venue/shared/email/email-outcome.ts';
import { z } from '../zod.ts';

/** Whether an e-mail of a booking went out. `unanswered`: it was sent, and no answer tells whether it arrived. */
export const mailState = z.enum(['sent', 'unsent', 'unanswered']);
export type MailState = z.infer<typeof mailState>;

/** While it goes out: a page that dies meanwhile does not know whether it arrived. */
export function underWay(state: MailState): MailState {
  return state === 'sent' ? state : 'unanswered';
}

/** After an attempt; `latest` as the device knows it by now, `before` as it was when that went out. */
export function afterMail(latest: MailState, outcome: EmailOutcome, before: MailState): MailState {
  if (latest === 'sent' || outcome.kind === 'sent') return 'sent';
  return outcome.reason === 'unanswered' ? 'unanswered' : before;
}
