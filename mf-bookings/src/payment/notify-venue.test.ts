import { type EmailOutcome, failedEmail } from '@venue/shared/email/email-outcome.ts';
import { expect, test } from 'vitest';
import type { MailState } from '../mail/stored-mail.ts';
import { sampleStay } from '../../test/sample-stay.ts';
import { createStayLedger, type StayRecord } from '../stay/booking/stay-ledger.ts';
import { leastMailOf, notifyVenue } from './notify-venue.ts';
import { samplePayServices } from '../../test/sample-pay-services.ts';
import { sampleStorage } from '../../test/sample-storage.ts';

const sent: EmailOutcome = { kind: 'sent' };

function device(outcomes: EmailOutcome[], record: StayRecord = sampleStay) {
  const ledger = createStayLedger(sampleStorage(), () => sampleStay.at);
  ledger.save(record);
  const mails: string[] = [];
  const stored = () => ledger.all()[0];
  const whileSending: unknown[] = [];
  const { sample } = samplePayServices({ kind: 'paid' }, sampleStay.at);
  const sendNext = async ({ reference }: StayRecord) => {
    mails.push(reference);
    whileSending.push(stored()?.mail);
    return outcomes.shift() ?? sent;
  };
  /** Tries, and returns the state on the device and the one returned. */
  const notify = async (send: (record: StayRecord) => Promise<EmailOutcome> = sendNext) => {
    const { mail } = await notifyVenue(record, { store: ledger, send }, sample);
    return [stored()?.mail, mail];
  };
  return { notify, ledger, mails, whileSending };
}

test('the venue is notified of a paid stay once, and the device knows it', async () => {
  const { notify, mails, whileSending } = device([]);
  await notify();
  expect(await notify()).toEqual(['sent', 'sent']);
  expect(mails).toEqual(['ARIYA-R1']);
  expect(whileSending).toEqual(['unanswered']);
});

test.each([
  [failedEmail('refused', '500'), 'unsent'],
  [failedEmail('offline', ''), 'unsent'],
  [failedEmail('unanswered', 'lost'), 'unanswered'],
] satisfies [EmailOutcome, MailState][])(
  'an e-mail that failed (%#) is sent with the next try',
  async (failure, state) => {
    const { notify, mails } = device([failure]);
    expect(await notify()).toEqual([state, state]);
    expect(await notify()).toEqual(['sent', 'sent']);
    expect(mails).toHaveLength(2);
  },
);

test('the venue is not notified of a card form that was only opened', async () => {
  const record: StayRecord = { ...sampleStay, status: 'unresolved' };
  const { notify, mails } = device([], record);
  await notify();
  expect(mails).toEqual([]);
});

test('the state of an e-mail never overwrites what was found out about the payment meanwhile', async () => {
  const { notify, ledger } = device([]);
  const send = async (record: StayRecord) => {
    ledger.applyVerification(record, 'confirmed');
    return sent;
  };
  expect(await notify(send)).toEqual(['sent', 'sent']);
  expect(ledger.all()[0]).toMatchObject({ status: 'confirmed', mail: 'sent' });
});

test('of several e-mails, an unsent one outweighs an unanswered one', () => {
  expect(leastMailOf([{ mail: 'unanswered' }, { mail: 'unsent' }, { mail: 'sent' }])).toBe('unsent');
  expect(leastMailOf([{ mail: 'unanswered' }, { mail: undefined }])).toBe('unsent');
  expect(leastMailOf([{ mail: 'sent' }, { mail: 'unanswered' }])).toBe('unanswered');
  expect([leastMailOf([{ mail: 'sent' }]), leastMailOf([])]).toEqual(['sent', 'sent']);
});
