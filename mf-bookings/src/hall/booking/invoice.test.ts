import { expect, test } from 'vitest';
import { sampleBooking } from '../../../test/sample-booking.ts';
import { expiresAt, narration, newInvoiceNumber } from './invoice.ts';

test('F-07: the number has six digits for every random number', () => {
  expect(newInvoiceNumber(0)).toBe('100000');
  expect(newInvoiceNumber(0.999_999_999)).toBe('999999');
  expect(newInvoiceNumber(0.424_336)).toMatch(/^\d{6}$/);
});

test('I-12: an invoice is good for 24 hours', () => {
  expect(expiresAt(sampleBooking)).toBe(Date.parse('2026-11-22T15:12:00Z'));
});

test('I-19: the narration carries the number', () => {
  expect(narration({ number: '481902', issuedAt: 0 })).toBe('ARIYA 481902');
});
