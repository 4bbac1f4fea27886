import { messages } from '@venue/shared/words/messages.ts';
import { expect, test } from 'vitest';
import type { HallPayment } from '../booking/hall-payment.ts';
import { reportedPayment } from '../booking/payment-report.ts';
import { sampleBooking } from '../../../test/sample-booking.ts';
import { payBalance } from './pay-on-invoice.ts';
import { sampleHallServices } from '../../../test/sample-hall-services.ts';

const now = sampleBooking.invoice.issuedAt + 3_600_000;
const deposit: HallPayment = {
  state: 'paid',
  choice: 'deposit',
  naira: 800_000,
  reference: 'D',
  at: now,
  mail: 'sent',
};

const down = async () => {
  throw new Error('down');
};
const order = { choice: 'balance', naira: 900_000 } as const;

test('a balance that cannot be paid because something broke is not paid, and that is reported', async () => {
  const booking = { ...sampleBooking, payments: [deposit] };
  const { services, report, notify } = sampleHallServices(now, {});
  const latest = () => {
    throw new Error('broken');
  };
  const broken = { ...services, ledger: { ...services.ledger, latest } };
  expect(await payBalance(broken, booking, order)).toBe(false);
  expect(report).toHaveBeenCalledOnce();
  expect(notify).toHaveBeenCalledWith('error', messages.somethingWentWrong);
});

test('a balance is not charged before the question about what somebody says to have paid, whatever the look-up comes to', async () => {
  const aunt = reportedPayment({ reference: 'A', naira: 300_000, by: 'Aunt Bisi' }, now);
  const booking = { ...sampleBooking, payments: [deposit, aunt] };
  const { services, charges, dispatch, report } = sampleHallServices(now, {
    verifier: { verifyOwn: down, findByReference: down },
  });
  expect(await payBalance(services, booking, order)).toBe(false);
  expect(dispatch).toHaveBeenCalledWith({ type: 'payment-asked', booking, order });
  expect(charges).toEqual([]);
  expect(report).toHaveBeenCalledOnce();
});
