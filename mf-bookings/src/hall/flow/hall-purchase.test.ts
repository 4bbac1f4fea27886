import { expect, test, vi } from 'vitest';
import type { Verification } from '../../services/verification.ts';
import type { HallBooking } from '../booking/booking.ts';
import { statusOf } from '../booking/booking-status.ts';
import { createBookingLedger } from '../ledger/booking-ledger.ts';
import { bookingPayments, verifyHallPayments } from './hall-purchase.ts';
import { sampleVerifier } from '../../../test/sample-pay-services.ts';
import { sampleBooking } from '../../../test/sample-booking.ts';
import { sampleStorage } from '../../../test/sample-storage.ts';

const now = Date.parse('2026-11-21T15:31:00Z');
const receipt = {
  origin: 'this-device',
  state: 'paid',
  choice: 'deposit',
  naira: 800_000,
  reference: 'R-1',
  at: now,
} as const;
const booking: HallBooking = {
  ...sampleBooking,
  details: { ...sampleBooking.details, endTime: '22:00' },
  invoice: { number: '481902', issuedAt: now },
  payments: [receipt],
};

function device(verification: Verification) {
  const ledger = createBookingLedger(sampleStorage(), () => now);
  ledger.save(booking);
  const verifyOwn = vi.fn(() => Promise.resolve(verification));
  const verifier = sampleVerifier(verifyOwn);
  const report = vi.fn();
  return {
    ledger,
    verifyOwn,
    report,
    services: { verifier, ledger, host: { report }, browser: { now: () => now, storage: sampleStorage() } },
  };
}

test.each(['confirmed', 'denied'] as const)(
  'C-21: a payment that is %s stays so on the device',
  async (kind) => {
    const { services, ledger } = device({ kind });
    const checked = await verifyHallPayments(booking, services);
    expect(checked?.payments).toEqual([{ ...receipt, check: kind }]);
    expect(ledger.shown()?.payments).toEqual([{ ...receipt, check: kind }]);
  },
);

test('C-21: a check does not bring back a booking that was put aside', async () => {
  const { services, ledger } = device({ kind: 'confirmed' });
  ledger.hide();
  await verifyHallPayments(booking, services);
  expect(ledger.shown()).toBeUndefined();
  expect(ledger.onDay(booking.details)).toMatchObject({
    booking: { payments: [{ check: 'confirmed' }] },
  });
});

test('C-21: no finding leaves the receipt as it was, and is asked for again', async () => {
  const error = new Error('no answer');
  const { services, ledger, report } = device({ kind: 'unknown', error });
  expect(await verifyHallPayments(booking, services)).toBeUndefined();
  expect(ledger.shown()?.payments).toEqual([receipt]);
  expect(report).toHaveBeenCalledWith(error, 'payment');
});

test.each(['unresolved', 'pending'] as const)(
  'C-22: a payment that was %s is paid once the look-up has it, and nothing is said before',
  async (state) => {
    const unresolved: HallBooking = { ...booking, payments: [{ ...receipt, state, formShown: true }] };
    const found = device({ kind: 'confirmed' });
    found.ledger.save(unresolved);
    const checked = await verifyHallPayments(unresolved, found.services);
    expect(checked?.payments).toEqual([{ ...receipt, formShown: true, check: 'confirmed' }]);
    expect(found.ledger.shown()?.payments).toEqual(checked?.payments);
    for (const nothing of [{ kind: 'denied' }, { kind: 'unknown', error: new Error('ongoing') }] as const) {
      const { services, ledger, report } = device(nothing);
      ledger.save(unresolved);
      expect(await verifyHallPayments(unresolved, services)).toBeUndefined();
      expect(ledger.shown()).toEqual(unresolved);
      expect(report).not.toHaveBeenCalled();
    }
  },
);

test('C-22: a transfer that nobody can look up is one that nobody saw a day after it was announced', async () => {
  const pending = { ...receipt, state: 'pending', formShown: true } as const;
  const { services, ledger } = device({ kind: 'confirmed' });
  const announced: HallBooking = { ...booking, payments: [pending] };
  ledger.save(announced);
  const after = (hours: number) => ({
    ...services,
    verifier: undefined,
    browser: { now: () => now + hours * 3_600_000, storage: sampleStorage() },
  });
  expect(await verifyHallPayments(announced, after(23))).toBeUndefined();
  const checked = await verifyHallPayments(announced, after(24));
  expect(checked?.payments).toEqual([{ ...pending, state: 'unresolved' }]);
  expect(ledger.latest(announced)).toEqual(checked);
  expect(statusOf(announced, now + 24 * 3_600_000).isHeld).toBe(true);
  expect(checked && statusOf(checked, now + 24 * 3_600_000).isHeld).toBe(false);
});

test('C-21: what is checked, unpaid, never showed or is at a venue without a look-up is not asked about', async () => {
  const { services, ledger, verifyOwn } = device({ kind: 'confirmed' });
  expect(await verifyHallPayments(booking, { ...services, verifier: undefined })).toBeUndefined();
  for (const payments of [
    [{ ...receipt, check: 'confirmed' } as const],
    [],
    [{ ...receipt, state: 'unresolved' } as const],
  ]) {
    ledger.save({ ...booking, payments });
    await verifyHallPayments(booking, services);
  }
  expect(verifyOwn).not.toHaveBeenCalled();
});

test('C-22: every attempt of a booking is looked up, and one that is found leaves the others', async () => {
  const first = { ...receipt, state: 'unresolved', reference: 'R-0', formShown: true } as const;
  const second = { ...receipt, state: 'unresolved', reference: 'R-1', formShown: true } as const;
  const unresolved: HallBooking = { ...booking, payments: [first, second] };
  const { services, ledger } = device({ kind: 'confirmed' });
  ledger.save(unresolved);
  const verifyOwn = vi.fn(async ({ reference }: { reference: string }): Promise<Verification> =>
    reference === 'R-0' ? { kind: 'confirmed' } : { kind: 'denied' },
  );
  const checked = await verifyHallPayments(unresolved, { ...services, verifier: sampleVerifier(verifyOwn) });
  expect(verifyOwn).toHaveBeenCalledTimes(2);
  expect(checked?.payments).toEqual([second, { ...first, state: 'paid', check: 'confirmed' }]);
});

test('C-22: an attempt is written beside what another tab kept meanwhile', () => {
  const { ledger } = device({ kind: 'confirmed' });
  const mine = { ...receipt, state: 'unresolved', reference: 'MINE' } as const;
  const { records } = bookingPayments(ledger, { ...booking, payments: [] });
  records.save(mine);
  expect(ledger.shown()?.payments).toEqual([receipt, mine]);
  records.remove('MINE');
  expect(ledger.shown()?.payments).toEqual([receipt]);
});
