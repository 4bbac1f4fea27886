import { hallOf } from './named-hall.ts';
import { expect, test } from 'vitest';
import { termsFor } from './agreed-terms.ts';
import { expiresAt, narration, newInvoiceNumber } from './invoice.ts';
import { priceOf } from './account.ts';

function sumsOf(hall: string, endTime: string) {
  return priceOf({ details: { startTime: '12:00', endTime }, terms: termsFor(hallOf({ hall })) });
}

test('F-07: the number has six digits for every random number', () => {
  expect(newInvoiceNumber(0)).toBe('100000');
  expect(newInvoiceNumber(0.999_999_999)).toBe('999999');
  expect(newInvoiceNumber(0.424_336)).toMatch(/^\d{6}$/);
});

test('I-12: an invoice is good for 24 hours', () => {
  const issuedAt = Date.parse('2026-11-21T15:12:00Z');
  expect(
    expiresAt({ invoice: { number: '481902', issuedAt }, terms: termsFor(hallOf({ hall: 'Ball Room' })) }),
  ).toBe(Date.parse('2026-11-22T15:12:00Z'));
});

test('I-19: the narration carries the number', () => {
  expect(narration({ number: '481902', issuedAt: 0 })).toBe('ARIYA 481902');
});

test('I-03: rental and caution make the full payment', () => {
  const price = sumsOf('Ambali Hall', '19:00');
  expect(price).toMatchObject({ rental: 1_500_000, caution: 200_000, full: 1_700_000 });
});

test('D-46: late hours stand beside deposit and full payment, not in them', () => {
  const sums = sumsOf('Ball Room', '22:00');
  expect(sums).toMatchObject({ deposit: 400_000, full: 700_000, balance: 300_000, lateHours: 50_000 });
  expect(sumsOf('Ball Room', '20:00').lateHours).toBe(0);
});
