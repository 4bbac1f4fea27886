import { array, assert, boolean, constantFrom, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { sampleBooking } from '../../../test/sample-booking.ts';
import { hallRowText } from '../../device/hall-row-text.ts';
import { hasDenied } from '../../payment/payment-record.ts';
import { accountOf } from '../booking/account.ts';
import type { HallBooking } from '../booking/booking.ts';
import { contributionsText } from './contributions.ts';
import { deadlines } from './deadlines.ts';
import { headline } from './headline.ts';
import { invoicePayments } from './invoice-rows.ts';

const { issuedAt } = sampleBooking.invoice;

const payment = record({
  status: constantFrom('paid', 'confirmed', 'denied', 'pending', 'unresolved', 'reported'),
  origin: constantFrom('this-device', 'other-device'),
  choice: constantFrom('deposit', 'full', 'part', 'balance'),
  naira: integer({ min: 50_000, max: 1_700_000 }),
  at: integer({ min: issuedAt, max: issuedAt + 40 * 3_600_000 }),
});

const anyBooking = record({
  payments: array(payment, { maxLength: 5 }),
  isCancelled: boolean(),
  now: integer({ min: issuedAt, max: issuedAt + 60 * 3_600_000 }),
}).map(({ payments, isCancelled, now }) => {
  const booking: HallBooking = {
    ...sampleBooking,
    payments: payments.map((each, index) => ({
      ...each,
      reference: `R-${index}`,
    })),
    ...(isCancelled && { changes: { moved: [], cancelled: { at: now, requestedAt: now } } }),
  };
  return { booking, isCancelled, now };
});

/** Every sentence that a customer reads of a booking. */
function told(booking: HallBooking, now: number): string {
  const { detail, due = '' } = hallRowText(booking, now);
  const dates = deadlines(booking).dates.map(({ what }) => what);
  return [headline(booking, now).opening, contributionsText(booking, now), detail, due, ...dates].join('\n');
}

test('C-21, C-22: nothing asks for a balance of what is cancelled or denied, or for more than is owed', () => {
  assert(
    property(anyBooking, ({ booking, isCancelled, now }) => {
      const { outstanding } = accountOf(booking);
      const follow = hallRowText(booking, now).sums.filter(({ name }) => name.startsWith('To follow'));
      const balance = invoicePayments(booking).filter(({ id }) => id === 'balance' || id === 'late-hours');
      for (const { naira } of [...follow, ...balance]) expect(naira).toBeLessThanOrEqual(outstanding);
      if (!isCancelled && !hasDenied(booking.payments)) return;
      expect([...follow, ...balance]).toEqual([]);
      expect(told(booking, now)).not.toMatch(
        / to follow| was due|is left to pay\.|please pay it now|Balance of/,
      );
    }),
    { numRuns: 300 },
  );
});

test('C-22: while a transfer is on its way nothing can be paid, and nothing says that it is due', () => {
  assert(
    property(anyBooking, ({ booking, now }) => {
      if (!booking.payments.some(({ status }) => status === 'pending')) return;
      expect(accountOf(booking).payableNow).toBe(0);
      expect(hallRowText(booking, now).due ?? '').not.toMatch(/please pay it now|due at once/);
    }),
    { numRuns: 300 },
  );
});
