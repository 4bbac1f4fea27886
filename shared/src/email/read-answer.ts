import './refused-storage.ts';
import { EmailJSResponseStatus } from '@emailjs/browser';
import { type EmailFailure, type EmailOutcome, failedEmail } from './email-outcome.ts';

const excerpt = 200;

/** Statuses that say all. */
const byStatus: Readonly<Partial<Record<number, EmailFailure>>> = {
  401: 'configuration',
  402: 'quota',
  404: 'configuration',
  413: 'too-large',
  429: 'rate-limited',
};

/** What a refusal is about, by the service's words: the first that are there count. */
const byWords: readonly (readonly [RegExp, EmailFailure])[] = [
  [/public key|user_id|(service|template)[ _]id/i, 'configuration'],
  // The template names no recipient: nobody but the venue can mend that.
  [/recipients? address is empty/i, 'configuration'],
  [/recipients?\b.*\baddress|invalid.*\be-?mail/i, 'recipient'],
  [/quota|limit of requests/i, 'quota'],
  [/size limit|too large/i, 'too-large'],
];

function reasonOf(status: number, text: string): EmailFailure {
  const known = byStatus[status];
  if (known) return known;
  const spoken = status >= 400 && status < 500 && byWords.find(([words]) => words.test(text));
  return spoken ? spoken[1] : 'refused';
}

/**
 * Reads what the service answered, whether the library resolved or rejected with it.
 * C-06 lets a status of 200 or the text `OK` count as success, while the library takes any 2xx: both hold only
 * when the text is `OK`, which the service sends with every 200. A web page that answers 200 is no delivery.
 */
export function readAnswer(answer: unknown): EmailOutcome {
  if (!(answer instanceof EmailJSResponseStatus)) return failedEmail('unanswered', String(answer));
  const { status, text } = answer;
  if (text.trim() === 'OK') return { kind: 'sent' };
  return failedEmail(reasonOf(status, text), `${status} ${text.slice(0, excerpt)}`);
}
