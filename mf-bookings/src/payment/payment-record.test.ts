import { expect, test } from 'vitest';
import {
  amountOwed,
  amountPaid,
  leastMailOf,
  type PaymentRecord,
  mostPressing,
  mayPayAfter,
  uncertainPayments,
} from './payment-record.ts';

const sum = (naira: number): PaymentRecord => ({
  origin: 'this-device',
  status: 'paid',
  reference: `R${naira}`,
  naira,
  at: 0,
});

test('an amount may be paid in any number of payments, and what is left is never negative', () => {
  expect(amountOwed(1_700_000, [])).toBe(1_700_000);
  expect(amountOwed(1_700_000, [sum(800_000)])).toBe(900_000);
  expect(amountOwed(1_700_000, [sum(800_000), sum(300_000), sum(600_000)])).toBe(0);
  expect(amountOwed(1_700_000, [sum(800_000), sum(1_700_000)])).toBe(0);
});

test('C-21: pending, unresolved and denied payments are not counted', () => {
  const others: PaymentRecord[] = [
    { ...sum(1), status: 'pending' },
    { ...sum(2), status: 'unresolved' },
    { ...sum(3), status: 'denied' },
  ];
  expect(amountPaid([...others, { ...sum(800_000), status: 'confirmed' }])).toBe(800_000);
});

const opened: PaymentRecord = {
  origin: 'this-device',
  status: 'unresolved',
  reference: 'R-1',
  naira: 90_000,
  at: 1,
};
const pending: PaymentRecord = { ...opened, status: 'pending', reference: 'R-2' };
const paid: PaymentRecord = { ...opened, status: 'paid', reference: 'R-3' };

test('C-22: a payment may be repeated only if it was acknowledged in its current status', () => {
  expect(mayPayAfter([], [])).toBe(true);
  expect(mayPayAfter([opened], [])).toBe(false);
  expect(mayPayAfter([opened], [opened])).toBe(true);
  expect(mayPayAfter([{ ...opened, status: 'paid' }], [opened])).toBe(false);
  expect(mayPayAfter([opened, { ...opened, reference: 'OTHER' }], [opened])).toBe(false);
  expect(mayPayAfter([paid], [paid])).toBe(true);
});

test('C-22: a payment that the visitor saw as paid is not asked about again once it is confirmed', () => {
  const confirmed: PaymentRecord = { ...paid, status: 'confirmed' };
  expect(mayPayAfter([confirmed], [paid])).toBe(true);
  expect(mayPayAfter([confirmed], [{ ...paid, status: 'denied' }])).toBe(false);
  expect(mayPayAfter([confirmed], [opened])).toBe(false);
  expect(amountPaid([paid, confirmed])).toBe(2 * paid.naira);
});

test('C-22: a payment that was reported in another tab meanwhile is asked about like the others', () => {
  const reported: PaymentRecord = { ...opened, status: 'reported', reference: 'R-4' };
  expect(mayPayAfter([reported], [])).toBe(false);
  expect(mayPayAfter([reported], [reported])).toBe(true);
});

test('C-22: nothing is paid while a transfer is pending, or after a denied payment', () => {
  const denied: PaymentRecord = { ...paid, status: 'denied' };
  expect(mayPayAfter([pending], [pending])).toBe(false);
  expect(mayPayAfter([denied], [denied])).toBe(false);
});

test('C-22: the question is about the payment that forbids another one, whatever else is paid', () => {
  const denied: PaymentRecord = { ...paid, status: 'denied' };
  expect(mostPressing([paid, pending, opened])).toBe(pending);
  expect(mostPressing([paid, denied])).toBe(denied);
  expect(mostPressing([paid, opened])).toBe(paid);
  expect(mostPressing([])).toBeUndefined();
});

test('C-22: the visitor is asked about unresolved and reported payments before paying', () => {
  const reported: PaymentRecord = { ...opened, status: 'reported', reference: 'R-4' };
  expect(uncertainPayments([opened, pending, paid, reported])).toEqual([opened, reported]);
});

test('of several e-mails, an unsent one outweighs an unanswered one', () => {
  expect(leastMailOf([{ mail: 'unanswered' }, { mail: 'unsent' }, { mail: 'sent' }])).toBe('unsent');
  expect(leastMailOf([{ mail: 'unanswered' }, { mail: undefined }])).toBe('unsent');
  expect(leastMailOf([{ mail: 'sent' }, { mail: 'unanswered' }])).toBe('unanswered');
  expect([leastMailOf([{ mail: 'sent' }]), leastMailOf([])]).toEqual(['sent', 'sent']);
});
