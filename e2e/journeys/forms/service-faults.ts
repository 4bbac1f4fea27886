import { failureWords } from '@venue/shared/email/failure-words.ts';
import type { FaultInput } from '@venue/sandbox/fault.ts';

const email = { service: 'email', times: 1 } as const;

/** What can go wrong at the e-mail service, and what the visitor reads about it. */
export const serviceFaults: readonly { fault: FaultInput; words: string }[] = [
  { fault: { ...email, kind: 'down' }, words: failureWords.unanswered },
  { fault: { ...email, kind: 'status', status: 400 }, words: failureWords.refused },
  { fault: { ...email, kind: 'status', status: 402 }, words: failureWords.quota },
  {
    fault: {
      ...email,
      kind: 'status',
      status: 400,
      text: 'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates',
    },
    words: failureWords.configuration,
  },
  { fault: { ...email, kind: 'status', status: 413 }, words: failureWords['too-large'] },
  { fault: { ...email, kind: 'status', status: 429 }, words: failureWords['rate-limited'] },
  { fault: { ...email, kind: 'status', status: 500 }, words: failureWords.refused },
  { fault: { ...email, kind: 'html' }, words: failureWords.refused },
  { fault: { ...email, kind: 'bad-key' }, words: failureWords.configuration },
];
