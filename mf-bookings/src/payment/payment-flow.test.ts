import { expect, test } from 'vitest';
import { addressNotTaken } from './card-form-text.ts';
import {
  applyResult,
  type PaymentFlow,
  problemsIn,
  receiptStage,
  type ShownResult,
  withFinding,
  withFound,
  withMail,
} from './payment-flow.ts';
import type { PaymentRecord } from './payment-record.ts';

type Flow = PaymentFlow<PaymentRecord, 'taken'>;
type End = ShownResult<PaymentRecord, 'taken'>;

const record: PaymentRecord = {
  origin: 'this-device',
  status: 'pending',
  reference: 'R',
  naira: 90_000,
  at: 1,
};
const paying: Flow = { stage: 'paying' };
const receipt: Flow = receiptStage(record, true);
const ends: End[] = [
  { kind: 'unacknowledged-payments', earlier: [record] },
  { kind: 'closed-after-shown', record },
  { kind: 'closed-before-shown' },
  { kind: 'unavailable', error: new Error('down') },
  { kind: 'stopped', obstacle: 'taken' },
  { kind: 'too-much' },
  { kind: 'open-in-other-tab' },
];

test('B-13, B-16: a payment that went through shows its receipt, whatever the page shows before', () => {
  const result: End = { kind: 'paid-or-pending', record };
  for (const flow of [paying, receipt, { stage: 'form' } as const])
    expect(applyResult(flow, result)).toEqual(receipt);
});

test('C-22: earlier payments are asked about; every other result is a notice at the form', () => {
  const [unacknowledged, ...others] = ends;
  expect(unacknowledged && applyResult(paying, unacknowledged)).toEqual({
    stage: 'asking',
    earlier: [record],
  });
  for (const result of others) expect(applyResult(paying, result)).toEqual({ stage: 'form', notice: result });
});

test('C-22: no result replaces a receipt', () => {
  for (const result of ends) expect(applyResult(receipt, result)).toBe(receipt);
});

test('C-22: the receipt of a transfer that has not arrived is replaced by the form and a notice', () => {
  const ended = { ...record, status: 'unresolved' } as const;
  expect(withFinding(receipt, ended)).toEqual({
    stage: 'form',
    notice: { kind: 'transfer-ended', record: ended },
  });
  expect(withFinding(receipt, { ...ended, reference: 'R2' })).toBe(receipt);
});

test('C-22: a stored payment is shown, but never in place of a notice or a question', () => {
  const form: Flow = { stage: 'form' };
  expect(withFound(form, record, true)).toEqual(receipt);
  expect(withFound(form, undefined, true)).toBe(form);
  const atWork: Flow[] = [
    paying,
    { stage: 'asking', earlier: [record] },
    { stage: 'form', returned: true },
    { stage: 'form', notice: { kind: 'closed-before-shown' } },
  ];
  for (const flow of atWork) expect(withFound(flow, record, true)).toBe(flow);
});

test('the state of the e-mail to the venue shows on its own receipt only', () => {
  const going = withMail(receipt, record, true);
  expect(going).toMatchObject({ record, notifying: true });
  const sent = { ...record, mail: 'sent' } as const;
  expect(withMail(going, sent, false)).toMatchObject({ record: sent, notifying: false });
  expect(withMail(going, { ...sent, reference: 'R2' }, false)).toBe(going);
  // What was found out while it was sent is not lost.
  const found = withFinding(going, { ...record, status: 'confirmed' });
  expect(withMail(found, sent, false)).toMatchObject({ record: { status: 'confirmed', mail: 'sent' } });
});

test('an address that the payment company refuses is a problem of its field', () => {
  expect(problemsIn({ kind: 'card-refused', about: 'email', reason: undefined })).toEqual({
    email: addressNotTaken,
  });
  expect(problemsIn({ kind: 'card-refused', about: 'other', reason: undefined })).toEqual({});
  expect(problemsIn({ kind: 'problems', problems: { name: 'Enter it' } })).toEqual({ name: 'Enter it' });
  expect(problemsIn(undefined)).toEqual({});
});
