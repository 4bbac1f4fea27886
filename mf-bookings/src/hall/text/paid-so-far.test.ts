import { expect, test } from 'vitest';
import { sampleBooking } from '../../../test/sample-booking.ts';
import type { HallPayment } from '../booking/hall-payment.ts';
import { payState, stampText } from './paid-so-far.ts';

function stamped(payment: Partial<HallPayment>): string | undefined {
  const paid: HallPayment = {
    state: 'paid',
    choice: 'deposit',
    naira: 800_000,
    reference: 'R',
    at: 0,
    ...payment,
  };
  return stampText({ ...sampleBooking, payments: [paid] });
}

test('an invoice is stamped with what was paid', () => {
  expect(stamped({ choice: 'deposit' })).toBe('Deposit paid');
  expect(stamped({ choice: 'full', naira: 1_700_000 })).toBe('Paid in full');
});

test('C-21: nothing is stamped before a payment, nor while it is on its way or not confirmed', () => {
  expect(stampText(sampleBooking)).toBeUndefined();
  expect(stamped({ state: 'unresolved' })).toBeUndefined();
  expect(stamped({ state: 'pending' })).toBeUndefined();
  expect(stamped({ check: 'denied' })).toBeUndefined();
});

test('I-12: only an invoice that can still be paid has an end', () => {
  const paid: HallPayment = { state: 'paid', choice: 'full', naira: 1, reference: 'R', at: 0 };
  expect(payState(sampleBooking)).toBe('payable');
  expect(payState({ ...sampleBooking, payments: [paid] })).toBe('paid');
});

test('whatever it was paid in: in full once nothing is owed, and but for the late hours before', () => {
  const parts = [800_000, 300_000, 600_000].map((naira): HallPayment => ({
    state: 'paid',
    choice: 'part',
    naira,
    reference: `R${naira}`,
    at: 0,
  }));
  const late = { ...sampleBooking, details: { ...sampleBooking.details, endTime: '22:00' } };
  expect(stampText({ ...sampleBooking, payments: parts.slice(0, 2) })).toBe('Deposit paid');
  expect(stampText({ ...sampleBooking, payments: parts })).toBe('Paid in full');
  expect(stampText({ ...late, payments: parts })).toBe('Rental paid');
});
