import { expect, test } from 'vitest';
import { type EmailOutcome, failedEmail } from '@venue/shared/email/email-outcome.ts';
import { sendStoredMail, type MailState } from './stored-mail.ts';

const sent: EmailOutcome = { kind: 'sent' };
const refused = failedEmail('refused', '500');
const unanswered = failedEmail('unanswered', 'Failed to fetch');

/** A device that knows of an e-mail as it is, and what was kept of it in turn. */
function device(before: MailState) {
  const mail = { stored: before as MailState | undefined, saved: [] as MailState[] };
  const send = (outcome: EmailOutcome, meanwhile = () => {}) =>
    sendStoredMail({
      state: () => mail.stored,
      save: (state) => {
        mail.saved.push(state);
        mail.stored = state;
      },
      send: async () => {
        meanwhile();
        return outcome;
      },
      report: () => {},
      about: 'e-mail',
    });
  return { mail, send };
}

test.each([
  { before: 'unsent', outcome: sent, saved: ['unanswered', 'sent'] },
  { before: 'unsent', outcome: refused, saved: ['unanswered', 'unsent'] },
  { before: 'unsent', outcome: unanswered, saved: ['unanswered', 'unanswered'] },
  { before: 'unanswered', outcome: refused, saved: ['unanswered', 'unanswered'] },
  { before: 'sent', outcome: refused, saved: ['sent', 'sent'] },
] as const)(
  'D-22: while it is on the way nobody can say whether it arrived; $before and then $outcome.reason is $saved.1',
  async ({ before, outcome, saved }) => {
    const { mail, send } = device(before);
    await send(outcome);
    expect(mail.saved).toEqual(saved);
  },
);

test('what another tab has sent meanwhile stays sent', async () => {
  const { mail, send } = device('unsent');
  await send(refused, () => {
    mail.stored = 'sent';
  });
  expect(mail.stored).toBe('sent');
});

test('what the device knows nothing of any more is not kept again', async () => {
  const { mail, send } = device('unsent');
  await send(sent, () => {
    mail.stored = undefined;
  });
  expect(mail.saved).toEqual(['unanswered']);
});
