import { expect, test, vi } from 'vitest';
import type { Verification } from '../services/verification.ts';
import { type HallBooking, hallDay } from './booking.ts';
import { createBookingLedger } from './booking-ledger.ts';
import { checkHallPayment } from './check-hall-payment.ts';
import { sampleBooking } from './sample-booking.ts';

const now = Date.parse('2026-11-21T15:31:00Z');
const receipt = { kind: 'paid', choice: 'deposit', naira: 800_000, reference: 'R-1', at: now } as const;
const booking: HallBooking = {
  ...sampleBooking,
  details: { ...sampleBooking.details, endTime: '22:00' },
  invoice: { number: '481902', issuedAt: now },
  payment: receipt,
};

function device(verification: Verification) {
  const kept = new Map<string, string>();
  const ledger = createBookingLedger(
    { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
    () => now,
  );
  ledger.keep(booking);
  const verify = vi.fn(() => Promise.resolve(verification));
  const report = vi.fn();
  return { ledger, verify, report, tools: { verify, ledger, host: { report } } };
}

test.each(['confirmed', 'denied'] as const)(
  'C-21: a payment that is %s stays so on the device',
  async (kind) => {
    const { tools, ledger } = device({ kind });
    const checked = await checkHallPayment(booking, tools);
    expect(checked?.payment).toEqual({ ...receipt, check: kind });
    expect(ledger.shown()?.payment).toEqual({ ...receipt, check: kind });
  },
);

test('C-21: a check does not bring back a booking that was put aside', async () => {
  const { tools, ledger } = device({ kind: 'confirmed' });
  ledger.hide();
  await checkHallPayment(booking, tools);
  expect(ledger.shown()).toBeUndefined();
  expect(ledger.entry(hallDay(booking.details))).toMatchObject({
    booking: { payment: { check: 'confirmed' } },
  });
});

test('C-21: no finding leaves the receipt as it was, and is asked for again', async () => {
  const error = new Error('no answer');
  const { tools, ledger, report } = device({ kind: 'unknown', error });
  expect(await checkHallPayment(booking, tools)).toBeUndefined();
  expect(ledger.shown()?.payment).toEqual(receipt);
  expect(report).toHaveBeenCalledWith(error);
});

test.each(['opened', 'pending'] as const)(
  'C-22: a payment that was %s is paid once the look-up has it, and nothing is said before',
  async (kind) => {
    const unseen: HallBooking = { ...booking, payment: { ...receipt, kind } };
    const found = device({ kind: 'confirmed' });
    found.ledger.keep(unseen);
    const checked = await checkHallPayment(unseen, found.tools);
    expect(checked?.payment).toEqual({ ...receipt, check: 'confirmed' });
    expect(found.ledger.shown()?.payment).toEqual(checked?.payment);
    for (const nothing of [{ kind: 'denied' }, { kind: 'unknown', error: new Error('ongoing') }] as const) {
      const { tools, ledger, report } = device(nothing);
      ledger.keep(unseen);
      expect(await checkHallPayment(unseen, tools)).toBeUndefined();
      expect(ledger.shown()).toEqual(unseen);
      expect(report).not.toHaveBeenCalled();
    }
  },
);

test('C-21: what is checked, unpaid or at a venue without a look-up is not asked about', async () => {
  const { tools, verify } = device({ kind: 'confirmed' });
  await checkHallPayment({ ...booking, payment: { ...receipt, check: 'denied' } }, tools);
  await checkHallPayment({ ...booking, payment: { kind: 'none' } }, tools);
  expect(await checkHallPayment(booking, { ...tools, verify: undefined })).toBeUndefined();
  expect(verify).not.toHaveBeenCalled();
});
