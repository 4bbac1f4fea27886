import { expect, test } from 'vitest';
import { type EmailOutcome, failedEmail } from '@venue/shared/email/email-outcome.ts';
import { sampleStorage } from '../../test/sample-storage.ts';
import { sampleWait } from '../../test/sample-wait.ts';
import { sendWaitingListMail, withdraw, type WaitingListServices } from './send-waiting-list-mail.ts';
import { createWaitingListLedger, type WaitMail, type WaitingListEntry } from './waiting-list-ledger.ts';

const { id } = sampleWait;
const refused = failedEmail('refused', 'HTTP 500');

/** A device with one request, and an e-mail service with these outcomes in order, then success. */
function device(record: WaitingListEntry, outcomes: EmailOutcome[] = []) {
  const ledger = createWaitingListLedger(sampleStorage(), () => sampleWait.at);
  ledger.save(record);
  const mails: WaitMail[] = [];
  const services: WaitingListServices = {
    ledger,
    send: async (_, mail) => {
      mails.push(mail);
      return outcomes.shift() ?? { kind: 'sent' };
    },
    report: () => {},
    withLock: (_, run) => run(),
  };
  return { services, mails, ledger };
}

test('the request is sent once, and again only after it failed', async () => {
  const { services, mails, ledger } = device({ ...sampleWait, requestMail: 'unsent' }, [refused]);
  await sendWaitingListMail(services, id);
  expect(ledger.latest(id)?.requestMail).toBe('unsent');
  await sendWaitingListMail(services, id);
  await sendWaitingListMail(services, id);
  expect(ledger.latest(id)?.requestMail).toBe('sent');
  expect(mails).toEqual(['requestMail', 'requestMail']);
});

test('a request that the venue may know of is withdrawn by a second e-mail', async () => {
  const { services, mails, ledger } = device(sampleWait, [refused]);
  await withdraw(services, id);
  expect(ledger.latest(id)).toMatchObject({ requestMail: 'sent', withdrawalMail: 'unsent' });
  await sendWaitingListMail(services, id);
  expect(ledger.latest(id)?.withdrawalMail).toBe('sent');
  await withdraw(services, id);
  expect(mails).toEqual(['withdrawalMail', 'withdrawalMail']);
});

test('a request that was never sent is withdrawn without an e-mail', async () => {
  const { services, mails, ledger } = device({ ...sampleWait, requestMail: 'unsent' });
  await withdraw(services, id);
  expect(ledger.all()).toEqual([]);
  expect(mails).toEqual([]);
});

test('a request that may have arrived is still withdrawn by e-mail', async () => {
  const { services, mails } = device({ ...sampleWait, requestMail: 'unanswered' });
  await withdraw(services, id);
  expect(mails).toEqual(['withdrawalMail']);
});
