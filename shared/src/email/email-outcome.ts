/** Why a message was not sent, as far as it changes what the visitor can do next. */
export type EmailFailure =
  /** The device says that it has no connection. */
  | 'offline'
  /** No response: the connection broke, or the service was too slow. The message may still have arrived. */
  | 'unanswered'
  /** The service does not accept the address for the copy. */
  | 'recipient'
  /** The service refused for another reason, something other than the service answered, or the set-up is wrong. */
  | 'refused';

type FailedEmail = {
  kind: 'failed';
  reason: EmailFailure;
  /** Whether a request was made: only then is the form reset (D-06). */
  requested: boolean;
  /** For the console; the visitor never sees it (C-07). */
  detail: string;
};

export type EmailOutcome = { kind: 'sent' } | FailedEmail;

/** A request was made and failed. */
export function failedEmail(reason: EmailFailure, detail: string): FailedEmail {
  return { kind: 'failed', reason, requested: true, detail };
}

/** No request was made. */
export function stoppedEmail(reason: 'offline' | 'refused', detail: string): FailedEmail {
  return { kind: 'failed', reason, requested: false, detail };
}

/** What visitors are told; the service's own words are for the console (C-07). */
export const failureText = {
  offline: 'You’re offline, so nothing was sent.',
  unanswered: 'We got no reply, so we can’t tell whether it arrived.',
  recipient: 'Our e-mail service doesn’t accept this e-mail address. Correct it, then send again.',
  refused: 'Our e-mail service did not accept it. If that happens again, please contact us another way.',
} as const satisfies Record<EmailFailure, string>;
