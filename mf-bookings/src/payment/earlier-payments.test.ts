import { expect, test } from 'vitest';
import { blockingFirst, mayPayAfter, toAskAbout } from './earlier-payments.ts';
import type { PaymentRecord } from './payment-record.ts';

const opened: PaymentRecord = { state: 'unresolved', reference: 'R-1', naira: 90_000, at: 1 };
const pending: PaymentRecord = { ...opened, state: 'pending', reference: 'R-2' };
const paid: PaymentRecord = { ...opened, state: 'paid', reference: 'R-3' };

test('C-22: a payment is repeated only by somebody who was told of it as it stands', () => {
  expect(mayPayAfter([], [])).toBe(true);
  expect(mayPayAfter([opened], [])).toBe(false);
  expect(mayPayAfter([opened], [opened])).toBe(true);
  expect(mayPayAfter([{ ...opened, state: 'paid' }], [opened])).toBe(false);
  expect(mayPayAfter([opened, { ...opened, reference: 'OTHER' }], [opened])).toBe(false);
  expect(mayPayAfter([paid], [paid])).toBe(true);
});

test('C-22: what another tab was told meanwhile that somebody has paid is asked about like the others', () => {
  const reported: PaymentRecord = { ...opened, state: 'reported', reference: 'R-4' };
  expect(mayPayAfter([reported], [])).toBe(false);
  expect(mayPayAfter([reported], [reported])).toBe(true);
});

test('C-22: nothing is paid over a transfer that is under way, nor over a denied payment', () => {
  const denied: PaymentRecord = { ...paid, check: 'denied' };
  expect(mayPayAfter([pending], [pending])).toBe(false);
  expect(mayPayAfter([denied], [denied])).toBe(false);
});

test('C-22: the question is about what nothing may be paid over, whatever else is paid', () => {
  const denied: PaymentRecord = { ...paid, check: 'denied' };
  expect(blockingFirst([paid, pending, opened])).toBe(pending);
  expect(blockingFirst([paid, denied])).toBe(denied);
  expect(blockingFirst([paid, opened])).toBe(paid);
  expect(blockingFirst([])).toBeUndefined();
});

test('C-22: whoever pays is asked first about what nobody saw, and about what somebody says to have paid', () => {
  const reported: PaymentRecord = { ...opened, state: 'reported', reference: 'R-4' };
  expect(toAskAbout([opened, pending, paid, reported])).toEqual([opened, reported]);
});
