/** Why a message did not go out, as far as it changes what the visitor can do next. */
export type EmailFailure =
  /** The device says that it has no connection. */
  | 'offline'
  /** No answer: the line broke, or the service was too slow. The message may have arrived all the same. */
  | 'unanswered'
  /** The message or its file is over the service's limit. */
  | 'too-large'
  /** Too many messages in a short time; the same message goes through later. */
  | 'rate-limited'
  /** The service does not take the address that a copy goes to. */
  | 'recipient'
  /** The plan’s messages of this month are used up. */
  | 'quota'
  /** The service said no, or something that is not the service answered. */
  | 'refused'
  /** An id, the key, the origin or the form itself is wrong: only a developer can help. */
  | 'configuration';

type FailedEmail = {
  kind: 'failed';
  reason: EmailFailure;
  /** Whether a request was made: only then is the form reset (D-06). */
  requested: boolean;
  /** For the console; the visitor never sees it (C-07). */
  detail: string;
  /** What becomes of a request that was given up after a while. */
  later?: Promise<EmailOutcome>;
};

/** Result of one send. */
export type EmailOutcome = { kind: 'sent' } | FailedEmail;

/** The request was made and brought no success. */
export function failedEmail(reason: EmailFailure, detail: string): FailedEmail {
  return { kind: 'failed', reason, requested: true, detail };
}

/** Nothing was requested. */
export function stoppedEmail(
  reason: 'offline' | 'rate-limited' | 'configuration',
  detail: string,
): FailedEmail {
  return { kind: 'failed', reason, requested: false, detail };
}
