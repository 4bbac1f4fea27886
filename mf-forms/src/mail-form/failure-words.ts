import type { EmailFailure } from '@venue/shared/email/email-outcome.ts';

/** What each failure means for the visitor, below the catalogue's message. */
export const failureWords = {
  offline: 'You are offline, so nothing was sent.',
  unanswered: 'No answer came back, so we cannot say whether it arrived.',
  'too-large': 'It is too long, or its file too big, for our mail service.',
  'rate-limited': 'Too many messages went out at once. A minute later it should pass.',
  refused: 'Our mail service did not take it.',
  configuration: 'Our mail service is not working at the moment.',
} as const satisfies Record<EmailFailure, string>;

/** What is said of `offline` once the line is back. */
export const backOnline = 'The line is back. Nothing was sent yet: please send it again.';
