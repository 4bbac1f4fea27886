import { expect, test } from 'vitest';
import { blockingFirst, mayPayAfter, toAskAbout } from './earlier-payments.ts';
import type { PaymentRecord } from './payment-record.ts';

const opened: PaymentRecord = { state: 'unresolved', reference: 'R-1', naira: 90_000, at: 1 };
const pending: PaymentRecord = { ...opened, state: 'pending', reference: 'R-2' };
const paid: PaymentRecord = { ...opened, state: 'paid', reference: 'R-3' };

test('C-22: a payment may be repeated only if it was acknowledged in its current status', () => {
  expect(mayPayAfter([], [])).toBe(true);
  expect(mayPayAfter([opened], [])).toBe(false);
  expect(mayPayAfter([opened], [opened])).toBe(true);
  expect(mayPayAfter([{ ...opened, state: 'paid' }], [opened])).toBe(false);
  expect(mayPayAfter([opened, { ...opened, reference: 'OTHER' }], [opened])).toBe(false);
  expect(mayPayAfter([paid], [paid])).toBe(true);
});

test('C-22: a payment that was reported in another tab meanwhile is asked about like the others', () => {
  const reported: PaymentRecord = { ...opened, state: 'reported', reference: 'R-4' };
  expect(mayPayAfter([reported], [])).toBe(false);
  expect(mayPayAfter([reported], [reported])).toBe(true);
});

test('C-22: nothing is paid while a transfer is pending, or after a denied payment', () => {
  const denied: PaymentRecord = { ...paid, check: 'denied' };
  expect(mayPayAfter([pending], [pending])).toBe(false);
  expect(mayPayAfter([denied], [denied])).toBe(false);
});

test('C-22: the question is about the payment that forbids another one, whatever else is paid', () => {
  const denied: PaymentRecord = { ...paid, check: 'denied' };
  expect(blockingFirst([paid, pending, opened])).toBe(pending);
  expect(blockingFirst([paid, denied])).toBe(denied);
  expect(blockingFirst([paid, opened])).toBe(paid);
  expect(blockingFirst([])).toBeUndefined();
});

test('C-22: the visitor is asked about unresolved and reported payments before paying', () => {
  const reported: PaymentRecord = { ...opened, state: 'reported', reference: 'R-4' };
  expect(toAskAbout([opened, pending, paid, reported])).toEqual([opened, reported]);
});
