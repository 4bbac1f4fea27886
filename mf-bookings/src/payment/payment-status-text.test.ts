import { expect, test } from 'vitest';
import {
  momentLabel,
  describePayment,
  paymentDescription,
  paymentTitle,
  type DisplayedPayment,
  uncountedText,
} from './payment-status-text.ts';

const at = Date.parse('2026-11-21T15:12:00Z');
const payment: DisplayedPayment = {
  origin: 'this-device',
  status: 'paid',
  naira: 800_000,
  reference: 'ARIYA-1',
  at,
};
const others: DisplayedPayment = { ...payment, origin: 'other-device' };

test('C-22: what may have moved money is described with its amount and the reference to quote', () => {
  const statuses = [{ status: 'pending' }, { status: 'unresolved' }, { status: 'denied' }] as const;
  for (const status of statuses) {
    expect(paymentDescription({ ...payment, ...status })).toMatch(
      /₦800,000.*do not pay (twice|again).*call \+234.*quoting reference ARIYA-1\.$/,
    );
  }
});

test('C-22: another device’s payment is not called one’s own, and nothing unknown is claimed', () => {
  for (const status of ['paid', 'pending', 'unresolved'] as const) {
    const text = `${paymentTitle({ ...others, status })} ${describePayment({ ...others, status }).happened}`;
    expect(text).toMatch(/someone|another device/i);
    expect(text).not.toMatch(/\byour\b/i);
  }
  const unknown = describePayment({ ...others, status: 'unresolved', naira: 0 });
  expect(unknown.happened).toContain('of an unknown amount was started before, here or on another device');
});

test('a reported payment is attributed to the person who reported it', () => {
  const reported: DisplayedPayment = { ...others, status: 'reported', by: 'Aunt Bisi' };
  expect(describePayment(reported).happened).toBe(
    'Aunt Bisi says they have paid ₦800,000. It is not confirmed, so we have not deducted it.',
  );
  expect(uncountedText(reported)).toContain('reported by Aunt Bisi is not confirmed');
  expect(uncountedText(payment)).toBeUndefined();
});

test('an amount is described with what it is for', () => {
  expect(describePayment(payment, 'for Ambali Hall').happened).toBe(
    '₦800,000 for Ambali Hall was paid on Sat 21 Nov 2026, 16:12.',
  );
});

test('C-21: what is not confirmed is only reported as paid', () => {
  expect(momentLabel(payment)).toBe('Paid');
  expect(momentLabel({ ...payment, status: 'denied' })).toBe('Reported as paid');
});
