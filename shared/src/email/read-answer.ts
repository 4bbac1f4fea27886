import './refused-storage.ts';
import { EmailJSResponseStatus } from '@emailjs/browser';
import { type EmailFailure, type EmailOutcome, failedEmail } from './email-outcome.ts';

const excerpt = 200;

function reasonOf(status: number, text: string): EmailFailure {
  if (status === 413) return 'too-large';
  if (status === 429) return 'rate-limited';
  if (status === 401 || status === 404 || /public key|user_id|(service|template)[ _]id/i.test(text)) {
    return 'configuration';
  }
  return 'refused';
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
