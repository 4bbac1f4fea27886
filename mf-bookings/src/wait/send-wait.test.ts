import { type EmailOutcome, failedEmail } from '@venue/shared/email/email-outcome.ts';
import { expect, test } from 'vitest';
import { sampleWait } from '../../test/sample-wait.ts';
import { sendWait, withdraw, type WaitServices } from './send-wait.ts';
import { createWaitLedger, type WaitMail, type WaitRecord } from './wait-ledger.ts';
import { sampleStorage } from '../../test/sample-storage.ts';

const { id } = sampleWait;
const refused = failedEmail('refused', 'HTTP 500');

/** A device with one request, and an e-mail service with these outcomes in order, then success. */
function device(record: WaitRecord, outcomes: EmailOutcome[] = []) {
  const ledger = createWaitLedger(sampleStorage(), () => sampleWait.at);
  ledger.save(record);
  const mails: WaitMail[] = [];
  const services: WaitServices = {
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
  await sendWait(services, id);
  expect(ledger.latest(id)?.requestMail).toBe('unsent');
  await sendWait(services, id);
  await sendWait(services, id);
  expect(ledger.latest(id)?.requestMail).toBe('sent');
  expect(mails).toEqual(['requestMail', 'requestMail']);
});

test('a request that the venue may know of is withdrawn by a second e-mail', async () => {
  const { services, mails, ledger } = device(sampleWait, [refused]);
  await withdraw(services, id);
  expect(ledger.latest(id)).toMatchObject({ requestMail: 'sent', withdrawalMail: 'unsent' });
  await sendWait(services, id);
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
