import type { EmailFailure } from './email-outcome.ts';

/** What visitors are told; the service's own words are for the console (C-07). */
export const failureText = {
  offline: 'You’re offline, so nothing was sent.',
  unanswered: 'We got no reply, so we can’t tell whether it arrived.',
  'too-large': 'The message or its file is too large for our e-mail service.',
  'rate-limited': 'Too many messages were sent at once. Please try again in a minute.',
  recipient: 'Our e-mail service doesn’t accept this e-mail address. Correct it, then send again.',
  quota: 'Our e-mail service can’t send any more messages this month. Please contact us another way.',
  refused: 'Our e-mail service did not accept it.',
  configuration: 'Our e-mail service isn’t set up for this at the moment. Please contact us another way.',
} as const satisfies Record<EmailFailure, string>;
