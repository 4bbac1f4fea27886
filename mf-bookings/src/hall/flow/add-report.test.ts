import { expect, test, vi } from 'vitest';
import { sampleBooking, sampleDeposit } from '../../../test/sample-booking.ts';
import { sampleHallServices } from '../../../test/sample-hall-services.ts';
import type { FoundPayment } from '../../services/verification.ts';
import { accountOf } from '../booking/account.ts';
import { reportedOf } from '../booking/booking.ts';
import { invoiceReference } from '../booking/invoice.ts';
import { addReport } from './add-report.ts';

const now = sampleBooking.invoice.issuedAt + 3_600_000;
const report = {
  reference: invoiceReference(sampleBooking.invoice, 1),
  naira: 300_000,
  by: 'Uncle Tunde',
};

function add(found: FoundPayment | undefined) {
  const verifier = found && { verifyOwn: vi.fn(), findByReference: async () => found };
  const { services } = sampleHallServices(now, { verifier });
  const { ledger } = services;
  ledger.save(sampleBooking);
  return { outcome: addReport(services, sampleBooking, report), ledger, services };
}

test('a payment that the look-up has counts with its own sum, under the name that was reported', async () => {
  const { outcome, ledger, services } = add({ kind: 'paid', naira: 250_000 });
  expect(await outcome).toBe('counted');
  const { payments } = ledger.latest(sampleBooking);
  expect(payments).toMatchObject([
    { status: 'confirmed', origin: 'other-device', naira: 250_000, by: 'Uncle Tunde' },
  ]);
  expect(services.dispatch).toHaveBeenCalledWith({
    type: 'payments-verified',
    booking: ledger.latest(sampleBooking),
  });
});

test.each([
  ['cannot be asked for', undefined, 'reported-for-good'],
  ['does not answer', { kind: 'unknown', error: new Error('down') }, 'reported'],
  ['has only begun', { kind: 'begun', naira: 300_000 }, 'reported'],
] as const)('a payment that %s is reported, and lessens nothing that is owed', async (_, found, as) => {
  const { outcome, ledger } = add(found);
  expect(await outcome).toBe(as);
  const latest = ledger.latest(sampleBooking);
  expect(reportedOf(latest)).toMatchObject([report]);
  expect(accountOf(latest).outstanding).toBe(accountOf(sampleBooking).outstanding);
});

test('a payment of this device is not given to somebody else', async () => {
  const { outcome, ledger, services } = add(undefined);
  await outcome;
  const mine = { ...sampleDeposit, reference: report.reference, at: now } as const;
  const booking = { ...sampleBooking, payments: [mine] };
  ledger.save(booking);
  expect(await addReport(services, booking, report)).toBe('own');
  expect(ledger.latest(booking).payments).toEqual([mine]);
});

test('a payment that is made here while the look-up runs is not given to somebody else', async () => {
  const mine = { ...report, origin: 'this-device', status: 'paid', choice: 'deposit', at: now } as const;
  const { ledger, services } = add({ kind: 'none' });
  const findByReference = async (): Promise<FoundPayment> => {
    ledger.save({ ...sampleBooking, payments: [mine] });
    return { kind: 'paid', naira: mine.naira };
  };
  const verifier = { verifyOwn: vi.fn(), findByReference };
  expect(await addReport({ ...services, verifier }, sampleBooking, report)).toBe('own');
  expect(ledger.latest(sampleBooking).payments).toEqual([{ ...mine, status: 'confirmed' }]);
});

test('what the payment company does not have is not kept', async () => {
  const { outcome, ledger } = add({ kind: 'none' });
  expect(await outcome).toBe('not-there');
  expect(ledger.latest(sampleBooking)).toEqual(sampleBooking);
});

test('a payment that is on its way is on record as that, under the name that was reported', async () => {
  const { outcome, ledger } = add({ kind: 'pending', naira: 250_000 });
  expect(await outcome).toBe('reported');
  expect(ledger.latest(sampleBooking).payments).toMatchObject([
    { status: 'pending', origin: 'other-device', naira: 250_000, by: 'Uncle Tunde' },
  ]);
});

test('a reference whose card form never showed here may have been paid on another device', async () => {
  const { outcome, ledger, services } = add(undefined);
  await outcome;
  const never = {
    ...report,
    origin: 'this-device',
    status: 'unresolved',
    choice: 'deposit',
    at: now,
  } as const;
  const booking = { ...sampleBooking, payments: [never] };
  ledger.save(booking);
  expect(await addReport(services, booking, report)).toBe('reported-for-good');
  ledger.save({ ...booking, payments: [{ ...never, formShown: true }] });
  expect(await addReport(services, booking, report)).toBe('own-unresolved');
});

test('C-21: a payment of this device that the look-up for a report has found is confirmed', async () => {
  const { outcome, ledger, services } = add({ kind: 'paid', naira: report.naira });
  await outcome;
  const mine = {
    ...report,
    origin: 'this-device',
    status: 'unresolved',
    choice: 'part',
    at: now,
    formShown: true,
  } as const;
  const booking = { ...sampleBooking, payments: [mine] };
  ledger.save(booking);
  expect(await addReport(services, booking, report)).toBe('own');
  expect(ledger.latest(booking).payments).toEqual([{ ...mine, status: 'confirmed' }]);
});

test('a transfer that is on its way stays so, whatever is reported of it', async () => {
  const { outcome, ledger, services } = add(undefined);
  await outcome;
  const theirs = { ...report, status: 'pending', origin: 'other-device', at: now } as const;
  ledger.save({ ...sampleBooking, payments: [theirs] });
  expect(await addReport(services, sampleBooking, report)).toBe('reported-for-good');
  expect(ledger.latest(sampleBooking).payments).toMatchObject([{ status: 'pending', by: 'Uncle Tunde' }]);
});
