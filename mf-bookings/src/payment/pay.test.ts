import { expect, test, vi } from 'vitest';
import { sampleVerifier, samplePayServices } from '../../test/sample-pay-services.ts';
import type { PaymentOutcome } from '../services/charge.ts';
import { pay } from './pay.ts';
import type { PaymentRecord } from './payment-record.ts';
import type { PaymentServices } from './payment-services.ts';
import { paymentStore } from './payment-store.ts';
import type { Purchase } from './purchase.ts';

const now = Date.parse('2026-11-21T15:31:00Z');
const payer = { email: 'morenikeji@example.com', name: 'Morenikeji Bello', phone: '' };

/** A device that pays 800 of 900 naira. */
function device(outcome: PaymentOutcome, differing: Partial<Purchase<PaymentRecord, 'taken'>> = {}) {
  let records: PaymentRecord[] = [];
  const known = () => records;
  const store = paymentStore<PaymentRecord>(known, (written) => (records = written));
  const whileOpen: unknown[] = [];
  const { sample, charges } = samplePayServices(outcome, now, () => whileOpen.push(records.at(-1)?.status));
  const purchase: Purchase<PaymentRecord, 'taken'> = {
    name: 'a sample',
    references: { kind: 'random', subject: 'ARIYA' },
    store,
    earlier: known,
    hasUnread: () => false,
    findObstacle: async () => undefined,
    amountOwed: () => 900,
    begin: (beginning) => ({
      record: { ...beginning, naira: 800 },
      charge: { naira: 800, reference: beginning.reference, ...payer },
    }),
    ...differing,
  };
  const payNow = (acknowledged: readonly PaymentRecord[] = [], services: Partial<PaymentServices> = {}) =>
    pay(purchase, acknowledged, { ...sample, ...services });
  return { payNow, known, store, charges, whileOpen, sample };
}

test('C-22: what has been paid is paid again only by a visitor who knows of it, under another reference', async () => {
  const { payNow, known, charges } = device({ kind: 'paid' });
  expect(await payNow()).toMatchObject({ kind: 'paid-or-pending', record: { status: 'paid', naira: 800 } });
  expect(await payNow()).toEqual({ kind: 'unacknowledged-payments', earlier: known() });
  expect(charges).toHaveLength(1);
  expect(await payNow(known())).toMatchObject({ kind: 'paid-or-pending' });
  expect(new Set(charges.map(({ reference }) => reference)).size).toBe(2);
});

test('C-22: nothing is paid while a transfer is pending, acknowledged or not', async () => {
  const { payNow, known, charges } = device({ kind: 'pending' });
  expect(await payNow()).toMatchObject({ kind: 'paid-or-pending', record: { status: 'pending' } });
  expect(await payNow(known())).toMatchObject({
    kind: 'unacknowledged-payments',
    earlier: [{ status: 'pending' }],
  });
  expect(charges).toHaveLength(1);
});

test('C-22: nothing is paid while another release has stored a payment that this one cannot read', async () => {
  const { payNow, charges } = device({ kind: 'paid' }, { hasUnread: () => true });
  expect(await payNow()).toEqual({ kind: 'unread-payment' });
  expect(charges).toEqual([]);
});

test('E-13, C-22: the attempt is on record while the card form is open, and stays when it is closed', async () => {
  const { payNow, known, charges, whileOpen } = device({ kind: 'closed-after-shown' });
  expect(await payNow()).toEqual({ kind: 'closed-after-shown', record: known()[0] });
  expect(whileOpen).toEqual(['unresolved']);
  expect(await payNow()).toEqual({ kind: 'unacknowledged-payments', earlier: known() });
  expect(charges).toHaveLength(1);
  await payNow(known());
  expect(charges).toHaveLength(2);
});

test('C-22: a closed card form that was paid after all counts as a payment', async () => {
  const { payNow, known } = device({ kind: 'closed-after-shown' });
  const verifier = sampleVerifier(async () => ({ kind: 'confirmed' }));
  const record = { status: 'confirmed' };
  expect(await payNow([], { verifier })).toMatchObject({ kind: 'paid-or-pending', record });
  expect(known()).toMatchObject([record]);
});

test.each([
  { kind: 'closed-before-shown' },
  { kind: 'unavailable', error: new Error('down') },
  { kind: 'card-refused', about: 'email', reason: 'Invalid Email Address Passed' },
] as const)('B-14, D-54: a card form that never showed ($kind) leaves no record', async (outcome) => {
  const { payNow, known } = device(outcome);
  expect(await payNow()).toEqual(outcome);
  expect(known()).toEqual([]);
});

test('C-22: a card form that never opened because its page was left leaves no record', async () => {
  const { payNow, known } = device({ kind: 'paid' });
  const leave = async (): Promise<PaymentOutcome> => {
    expect(known()).toEqual([]);
    return { kind: 'page-left' };
  };
  expect(await payNow([], { payment: { pay: leave } })).toEqual({ kind: 'page-left' });
  expect(known()).toEqual([]);
});

test('more than is owed is not charged, nor what cannot be had', async () => {
  const dear = device({ kind: 'paid' }, { amountOwed: () => 799 });
  expect(await dear.payNow()).toEqual({ kind: 'too-much' });
  const taken = device({ kind: 'paid' }, { findObstacle: async () => 'taken' });
  expect(await taken.payNow()).toEqual({ kind: 'stopped', obstacle: 'taken' });
  for (const { charges, known } of [dear, taken]) expect([...charges, ...known()]).toEqual([]);
});

test('C-21, C-22: what another tab learns during the last check stops the charge', async () => {
  const learn = async () => {
    const [record] = known();
    if (record) store.applyVerification(record, 'denied');
    return undefined;
  };
  const { payNow, known, store, charges } = device({ kind: 'paid' }, { findObstacle: learn });
  await payNow();
  expect(await payNow(known())).toMatchObject({ kind: 'unacknowledged-payments' });
  expect(charges).toHaveLength(1);
});

test('a fault ends the attempt and is reported; a card form that was open by then is asked about', async () => {
  const { payNow, known, sample } = device({ kind: 'paid' });
  const fault = () => {
    throw new Error('broken');
  };
  const report = vi.fn();
  const services = { host: { ...sample.host, report } };
  const browser = { ...sample.browser, timeSettled: async () => fault() };
  expect((await payNow([], { ...services, browser })).kind).toBe('unavailable');
  expect(report).toHaveBeenCalledOnce();
  const payment: PaymentServices['payment'] = {
    pay: async (_, { onOpening }) => {
      onOpening();
      return fault();
    },
  };
  expect(await payNow([], { ...services, payment })).toEqual({
    kind: 'unacknowledged-payments',
    earlier: known(),
  });
  expect(known()).toMatchObject([{ status: 'unresolved' }]);
});
