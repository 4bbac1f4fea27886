import type { EmailOutcome } from '@venue/shared/email/email-outcome.ts';
import { z } from '../zod.ts';

/** `unanswered`: sent, but no reply says whether it arrived. */
export const mailState = z.enum(['sent', 'unsent', 'unanswered']);
export type MailState = z.infer<typeof mailState>;

/** State to store before sending, in case the page dies meanwhile. */
export function underWay(state: MailState): MailState {
  return state === 'sent' ? state : 'unanswered';
}

/** State after an attempt; `latest`: stored by now, `before`: stored when it was sent. */
export function afterMail(latest: MailState, outcome: EmailOutcome, before: MailState): MailState {
  if (latest === 'sent' || outcome.kind === 'sent') return 'sent';
  return outcome.reason === 'unanswered' ? 'unanswered' : before;
}
