import { type EmailOutcome, failedEmail } from '@venue/shared/email/email-outcome.ts';
import { expect, test } from 'vitest';
import { sendKeptMail, type MailState } from './kept-mail.ts';

const sent: EmailOutcome = { kind: 'sent' };
const refused = failedEmail('refused', '500');
const unanswered = failedEmail('unanswered', 'Failed to fetch');

/** A device that knows of an e-mail as it is, and what was kept of it in turn. */
function device(before: MailState) {
  const here = { known: before as MailState | undefined, kept: [] as MailState[], late: 0 };
  const send = (outcome: EmailOutcome, meanwhile = () => {}) =>
    sendKeptMail({
      state: () => here.known,
      keep: (state) => {
        here.kept.push(state);
        here.known = state;
      },
      send: async () => {
        meanwhile();
        return outcome;
      },
      onLate: () => {
        here.late += 1;
      },
      report: () => {},
      about: 'e-mail',
    });
  return { here, send };
}

test.each([
  { before: 'unsent', outcome: sent, kept: ['unanswered', 'sent'] },
  { before: 'unsent', outcome: refused, kept: ['unanswered', 'unsent'] },
  { before: 'unsent', outcome: unanswered, kept: ['unanswered', 'unanswered'] },
  { before: 'unanswered', outcome: refused, kept: ['unanswered', 'unanswered'] },
  { before: 'sent', outcome: refused, kept: ['sent', 'sent'] },
] as const)(
  'D-22: while it is on the way nobody can say whether it arrived; $before and then $outcome.reason is $kept.1',
  async ({ before, outcome, kept }) => {
    const { here, send } = device(before);
    await send(outcome);
    expect(here.kept).toEqual(kept);
  },
);

test('what another tab has sent meanwhile stays sent', async () => {
  const { here, send } = device('unsent');
  await send(refused, () => {
    here.known = 'sent';
  });
  expect(here.known).toBe('sent');
});

test('what the device knows nothing of any more is not kept again', async () => {
  const { here, send } = device('unsent');
  await send(sent, () => {
    here.known = undefined;
  });
  expect(here.kept).toEqual(['unanswered']);
});

test('an answer that comes late counts, and is told once', async () => {
  const { here, send } = device('unsent');
  await send({ ...unanswered, later: Promise.resolve(sent) });
  await Promise.resolve();
  expect([here.known, here.late]).toEqual(['sent', 1]);
});
