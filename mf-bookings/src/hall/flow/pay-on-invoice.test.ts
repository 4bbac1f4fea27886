import { sampleEmailConfig } from '@venue/shared/email/sample-email-config.ts';
import { expect, test, vi } from 'vitest';
import { samplePayServices } from '../../payment/sample-pay-services.ts';
import type { HallPayment } from '../booking/hall-payment.ts';
import { reportedPayment } from '../booking/payment-report.ts';
import { sampleBooking } from '../booking/sample-booking.ts';
import { createBookingLedger } from '../ledger/booking-ledger.ts';
import type { HallServices } from './hall-services.ts';
import { payBalance } from './pay-on-invoice.ts';

const now = sampleBooking.invoice.issuedAt + 3_600_000;
const deposit: HallPayment = {
  state: 'paid',
  choice: 'deposit',
  naira: 800_000,
  reference: 'D',
  at: now,
  mail: 'sent',
};

test('a balance is not charged before the question about what somebody says to have paid, whatever the look-up comes to', async () => {
  const aunt = reportedPayment({ reference: 'A', naira: 300_000, by: 'Aunt Bisi' }, now);
  const booking = { ...sampleBooking, payments: [deposit, aunt] };
  const storage = { getItem: () => null, setItem: () => {} };
  const down = async () => {
    throw new Error('down');
  };
  const { sample, charges } = samplePayServices({ kind: 'paid' }, now);
  const dispatch = vi.fn();
  const report = vi.fn();
  const services: HallServices = {
    ...sample,
    lookUps: { confirmOwn: down, findByReference: down },
    host: {
      report,
      notify: () => {},
      handover: () => ({ read: () => ({}), write: () => {}, watch: () => () => {} }),
    },
    email: sampleEmailConfig,
    bank: { bank: '', accountNumber: '', accountName: '' },
    sendPayment: async () => ({ kind: 'sent' }),
    reservation: undefined,
    browser: { ...sample.browser, storage, pause: async () => {}, inTurn: async (_name, run) => run() },
    ledger: createBookingLedger(storage, () => now),
    dispatch,
  };
  const order = { choice: 'balance', naira: 900_000 } as const;
  expect(await payBalance(services, booking, order)).toBe(false);
  expect(dispatch).toHaveBeenCalledWith({ type: 'payment-asked', booking, order });
  expect(charges).toEqual([]);
  expect(report).toHaveBeenCalledOnce();
});
