import type { EmailFailure } from './email-outcome.ts';

/** What each failure means for the visitor, in our words: those of the service are for the console (C-07). */
export const failureText = {
  offline: 'You are offline, so nothing was sent.',
  unanswered: 'No answer came back, so we cannot say whether it arrived.',
  'too-large': 'It is too long, or its file too big, for our mail service.',
  'rate-limited': 'Too many messages went out at once. A minute later it should pass.',
  recipient: 'Our mail service does not take the e-mail address: put it right, then send again.',
  quota: 'Our mail service takes no more messages this month. Another way gets through.',
  refused: 'Our mail service did not take it.',
  configuration: 'Our mail service is not set up for this at the moment. Another way gets through.',
} as const satisfies Record<EmailFailure, string>;
