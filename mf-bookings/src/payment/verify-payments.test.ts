import { expect, test, vi } from 'vitest';
import { samplePayServices, sampleVerifier } from '../../test/sample-pay-services.ts';
import { sampleStay } from '../../test/sample-stay.ts';
import { sampleStorage } from '../../test/sample-storage.ts';
import type { Verification } from '../services/verification.ts';
import { createStayLedger, type StayRecord } from '../stay/booking/stay-ledger.ts';
import { verifyPayment } from './verify-payments.ts';

const now = Date.parse('2026-11-21T15:31:00Z');
const paid: StayRecord = { ...sampleStay, reference: 'R-1', at: now };

function device(verification: Verification) {
  const ledger = createStayLedger(sampleStorage(), () => now);
  ledger.save(paid);
  const verifyOwn = vi.fn(() => Promise.resolve(verification));
  const { sample } = samplePayServices({ kind: 'paid' }, now);
  const host = { ...sample.host, report: vi.fn() };
  return { ledger, verifyOwn, services: { ...sample, verifier: sampleVerifier(verifyOwn), host } };
}

test.each([
  ['confirmed', 'confirmed'],
  ['denied', 'denied'],
  ['failed', 'denied'],
] as const)('C-21: a payment that is %s stays %s on the device', async (kind, status) => {
  const { services, ledger } = device({ kind });
  expect(await verifyPayment(paid, ledger, services)).toEqual({ ...paid, status });
  expect(ledger.shown('deluxe-suite')).toEqual({ ...paid, status });
});

test('C-21: without an answer the receipt stays as it was; a confirmed payment is not verified again', async () => {
  const error = new Error('no answer');
  const { services, ledger, verifyOwn } = device({ kind: 'unknown', error });
  expect(await verifyPayment(paid, ledger, services)).toBeUndefined();
  expect(services.host.report).toHaveBeenCalledWith(error, 'payment');
  expect(ledger.shown('deluxe-suite')).toEqual(paid);
  await verifyPayment({ ...paid, status: 'confirmed' }, ledger, services);
  expect(verifyOwn).toHaveBeenCalledTimes(1);
});

test('C-21: a denied payment is verified again, and counts once it is confirmed', async () => {
  const { services, ledger, verifyOwn } = device({ kind: 'failed' });
  const denied: StayRecord = { ...paid, status: 'denied' };
  ledger.save(denied);
  expect(await verifyPayment(denied, ledger, services)).toBeUndefined();
  verifyOwn.mockResolvedValue({ kind: 'confirmed' });
  expect(await verifyPayment(denied, ledger, services)).toEqual({ ...paid, status: 'confirmed' });
  expect(ledger.latest(denied)).toMatchObject({ status: 'confirmed' });
});

test.each(['unresolved', 'pending'] as const)(
  'C-22: a payment that was %s is paid once it is confirmed, and not denied before',
  async (status) => {
    const unresolved: StayRecord = { ...paid, status };
    const found = device({ kind: 'confirmed' });
    found.ledger.save(unresolved);
    expect(await verifyPayment(unresolved, found.ledger, found.services)).toEqual({
      ...paid,
      status: 'confirmed',
    });
    const nothing = device({ kind: 'denied' });
    expect(await verifyPayment(unresolved, nothing.ledger, nothing.services)).toBeUndefined();
  },
);

test('C-22: a failed transfer stays pending for an hour, then becomes unresolved; it is found if it arrives later', async () => {
  const pending: StayRecord = { ...paid, status: 'pending' };
  const { services, ledger } = device({ kind: 'failed' });
  ledger.save(pending);
  const after = (minutes: number) => ({
    ...services,
    browser: { ...services.browser, now: () => now + minutes * 60_000 },
  });
  expect(await verifyPayment(pending, ledger, after(59))).toBeUndefined();
  const ended = { ...pending, status: 'unresolved' } as const;
  expect(await verifyPayment(pending, ledger, after(60))).toEqual(ended);
  expect(ledger.latest(pending)).toEqual(ended);
  expect(await verifyPayment(ended, ledger, after(600))).toBeUndefined();
  const verifyOwn = async (): Promise<Verification> => ({ kind: 'confirmed' });
  expect(
    await verifyPayment(ended, ledger, { ...services, verifier: sampleVerifier(verifyOwn) }),
  ).toMatchObject({
    status: 'confirmed',
  });
});

test('C-22: a transfer that cannot be verified becomes unresolved a day after it was announced', async () => {
  const pending: StayRecord = { ...paid, status: 'pending' };
  const { services, ledger } = device({ kind: 'confirmed' });
  ledger.save(pending);
  const after = (hours: number) => ({
    ...services,
    verifier: undefined,
    browser: { ...services.browser, now: () => now + hours * 3_600_000 },
  });
  expect(await verifyPayment(pending, ledger, after(23))).toBeUndefined();
  expect(await verifyPayment(pending, ledger, after(24))).toEqual({ ...pending, status: 'unresolved' });
  expect(await verifyPayment(paid, ledger, after(24))).toBeUndefined();
});

test('C-22: a finding does not apply to another device’s payment of an unknown amount under the same reference', async () => {
  const { services, ledger } = device({ kind: 'confirmed' });
  const unknown: StayRecord = { ...paid, status: 'unresolved', naira: 0 };
  ledger.save(unknown);
  expect(await verifyPayment(paid, ledger, services)).toBeUndefined();
  expect(ledger.latest(paid)).toEqual(unknown);
});

test('C-21: a payment that was confirmed meanwhile stays so when an older denial arrives', async () => {
  const { services, ledger } = device({ kind: 'failed' });
  const verifyOwn = async (): Promise<Verification> => {
    ledger.applyVerification(paid, 'confirmed');
    return { kind: 'failed' };
  };
  expect(
    await verifyPayment(paid, ledger, { ...services, verifier: sampleVerifier(verifyOwn) }),
  ).toBeUndefined();
  expect(ledger.latest(paid)).toEqual({ ...paid, status: 'confirmed' });
});

test('C-21: a payment that is no longer called paid is not denied, and another amount is not confirmed', async () => {
  const opened: StayRecord = { ...paid, status: 'unresolved' };
  const denied = device({ kind: 'denied' });
  denied.ledger.save(opened);
  expect(await verifyPayment(paid, denied.ledger, denied.services)).toBeUndefined();
  expect(denied.ledger.latest(paid)).toEqual(opened);
  const confirmed = device({ kind: 'confirmed' });
  confirmed.ledger.save({ ...opened, naira: 30_000 });
  expect(await verifyPayment(paid, confirmed.ledger, confirmed.services)).toBeUndefined();
});

test('C-22: another amount under its reference, or a late answer, says nothing about a transfer', async () => {
  const pending: StayRecord = { ...paid, status: 'pending', at: now - 86_400_000 };
  for (const kind of ['denied', 'failed'] as const) {
    const { services, ledger } = device({ kind });
    ledger.save(kind === 'failed' ? { ...pending, status: 'confirmed' } : pending);
    expect(await verifyPayment(pending, ledger, services)).toBeUndefined();
  }
});
