import { expect, test, vi } from 'vitest';
import type { FoundPayment } from '../../services/verification.ts';
import { accountOf } from '../booking/account.ts';
import { onlyTold } from '../booking/booking.ts';
import { invoiceReference } from '../booking/invoice.ts';
import { sampleBooking } from '../booking/sample-booking.ts';
import { createBookingLedger } from '../ledger/booking-ledger.ts';
import { addTold } from './add-told.ts';

const now = sampleBooking.invoice.issuedAt + 3_600_000;
const told = {
  reference: invoiceReference(sampleBooking.invoice, 1),
  naira: 300_000,
  by: 'Uncle Tunde',
};

function add(found: FoundPayment | undefined) {
  const kept = new Map<string, string>();
  const ledger = createBookingLedger(
    { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) },
    () => now,
  );
  ledger.keep(sampleBooking);
  const desk = {
    ledger,
    around: { now: () => now },
    dispatch: vi.fn(),
    lookUps: found && { verify: vi.fn(), find: async () => found },
  };
  return { end: addTold(desk, sampleBooking, told), ledger, desk };
}

test('a payment that the look-up has counts with its own sum, under the name that was told', async () => {
  const { end, ledger, desk } = add({ kind: 'paid', naira: 250_000 });
  expect(await end).toBe('counted');
  const { payments } = ledger.latest(sampleBooking);
  expect(payments).toMatchObject([{ state: 'paid', choice: 'elsewhere', naira: 250_000, by: 'Uncle Tunde' }]);
  expect(desk.dispatch).toHaveBeenCalledWith({
    type: 'payment-checked',
    booking: ledger.latest(sampleBooking),
  });
});

test.each([
  ['cannot be asked for', undefined],
  ['does not answer', { kind: 'unknown', error: new Error('down') }],
  ['has only begun', { kind: 'begun', naira: 300_000 }],
] as const)('a payment that %s is told, and lessens nothing that is owed', async (_, found) => {
  const { end, ledger } = add(found);
  expect(await end).toBe('told');
  const latest = ledger.latest(sampleBooking);
  expect(onlyTold(latest)).toMatchObject([told]);
  expect(accountOf(latest).owed).toBe(accountOf(sampleBooking).owed);
});

test('a payment of this device is not given to somebody else', async () => {
  const { end, ledger, desk } = add(undefined);
  await end;
  const mine = {
    state: 'paid',
    choice: 'deposit',
    naira: 800_000,
    reference: told.reference,
    at: now,
  } as const;
  const booking = { ...sampleBooking, payments: [mine] };
  ledger.keep(booking);
  expect(await addTold(desk, booking, told)).toBe('own');
  expect(ledger.latest(booking).payments).toEqual([mine]);
});

test('what the payment company does not have is not kept', async () => {
  const { end, ledger } = add({ kind: 'none' });
  expect(await end).toBe('not-there');
  expect(ledger.latest(sampleBooking)).toEqual(sampleBooking);
});
