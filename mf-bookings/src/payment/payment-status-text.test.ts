import { expect, test } from 'vitest';
import {
  momentName,
  paymentStory,
  paymentStoryText,
  paymentTitle,
  type ToldPayment,
  uncountedText,
} from './payment-status-text.ts';

const at = Date.parse('2026-11-21T15:12:00Z');
const payment: ToldPayment = { state: 'paid', naira: 800_000, reference: 'ARIYA-1', at };
const others: ToldPayment = { ...payment, choice: 'other-device' };

test('C-22: what may have moved money is told with its sum, and with the reference to call about', () => {
  const states = [{ state: 'pending' }, { state: 'unresolved' }, { check: 'denied' }] as const;
  for (const state of states) {
    expect(paymentStoryText({ ...payment, ...state })).toMatch(
      /₦800,000.*do not pay (twice|again).*call \+234.*with the reference ARIYA-1\.$/,
    );
  }
});

test('C-22: what another device did is not called one’s own, and what nobody knows is not claimed', () => {
  for (const state of ['paid', 'pending', 'unresolved'] as const) {
    const text = `${paymentTitle({ ...others, state })} ${paymentStory({ ...others, state }).happened}`;
    expect(text).toMatch(/somebody/i);
    expect(text).not.toMatch(/\byour\b/i);
  }
  const unknown = paymentStory({ ...others, state: 'unresolved', naira: 0 });
  expect(unknown.happened).toContain('over an unknown sum, and may have paid');
});

test('a payment that another release wrote is neither told as somebody else’s nor with a sum', () => {
  const unread: ToldPayment = { ...others, state: 'unresolved', naira: 0, unread: { of: 'a later release' } };
  const text = `${paymentTitle(unread)}. ${paymentStoryText(unread)}`;
  expect(text).toContain('noted a payment that this one cannot read');
  expect(text).not.toMatch(/somebody|sum/i);
});

test('what somebody says to have paid stands under their name, as their word', () => {
  const reported: ToldPayment = { ...others, state: 'reported', by: 'Aunt Bisi' };
  expect(paymentStory(reported).happened).toBe(
    'Aunt Bisi says to have paid ₦800,000. It is not confirmed, so it is not taken off.',
  );
  expect(uncountedText(reported)).toContain('that Aunt Bisi says to have paid is not confirmed');
  expect(uncountedText(payment)).toBeUndefined();
});

test('a sum is told with what it is for', () => {
  expect(paymentStory(payment, 'for Ambali Hall').happened).toBe(
    '₦800,000 for Ambali Hall was paid, Sat 21 Nov 2026, 16:12.',
  );
});

test('C-21: what is not confirmed is only said to be paid', () => {
  expect(momentName(payment)).toBe('Paid');
  expect(momentName({ ...payment, check: 'denied' })).toBe('Said to be paid');
});
