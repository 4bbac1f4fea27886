import { expect, test } from 'vitest';
import { sampleBooking } from '../../../test/sample-booking.ts';
import { mayPayAfter, unnotified } from '../../payment/payment-record.ts';
import { accountOf } from '../booking/account.ts';
import { statusOf } from '../booking/booking-status.ts';
import { hasAttempt, hasPaidOrPending, hasAttemptOrReport, receiptOf } from '../booking/booking.ts';
import { reportedPayment } from '../booking/hall-payment.ts';
import { expiresAt, invoiceReference } from '../booking/invoice.ts';
import { parsePart, findAmountAndPayer, parseReport } from './typed-payment.ts';

const range = { least: 50_000, most: 900_000 };

test.each([
  '200000',
  '200,000',
  '₦200,000',
  ' ₦ 200 000 ',
  'N200,000.00',
  'NGN 200,000',
  '200,000 naira',
  '200k',
  '200’000',
  '#200,000',
  '=N=200,000',
  'Naira 200000',
])('a sum is read as people write it: %s', (typed) => {
  expect(parsePart(typed, range)).toEqual({ kind: 'sum', naira: 200_000 });
});

test.each([
  ['', 'Enter how much you want to pay now'],
  ['  ', 'Enter how much you want to pay now'],
  ['two hundred', 'Enter whole naira in figures, for example ₦50,000'],
  ['200.50', 'Enter whole naira in figures, for example ₦50,000'],
  ['200.000', 'Enter whole naira in figures, for example ₦50,000'],
  ['2,00,000', 'Enter whole naira in figures, for example ₦50,000'],
  ['-200000', 'Enter whole naira in figures, for example ₦50,000'],
  ['200 guests', 'Enter whole naira in figures, for example ₦50,000'],
  ['1000000k', 'Enter whole naira in figures, for example ₦50,000'],
  ['999999k', 'That’s more than is left to pay: enter ₦900,000 or less'],
  ['49,999', 'Enter at least ₦50,000'],
  ['900,001', 'That’s more than is left to pay: enter ₦900,000 or less'],
  ['9'.repeat(20), 'Enter whole naira in figures, for example ₦50,000'],
])('what is no such sum is said in a sentence: %s', (typed, text) => {
  expect(parsePart(typed, range)).toEqual({ kind: 'problem', text });
});

test('the least and everything that is left are parts', () => {
  expect(parsePart('50,000', range)).toEqual({ kind: 'sum', naira: 50_000 });
  expect(parsePart('900,000', range)).toEqual({ kind: 'sum', naira: 900_000 });
});

const invoice = { number: '481902', issuedAt: Date.parse('2026-11-21T15:12:00Z') };
const reference = invoiceReference(invoice, 12);

test('a reference is read out of what was typed, be it in small letters or the whole message', () => {
  for (const typed of [reference, reference.toLowerCase(), `I paid ₦300,000. Reference ${reference}. Bye`]) {
    expect(parseReport({ reference: typed, naira: '₦300,000', by: ' Uncle Tunde ' }, invoice)).toEqual({
      kind: 'read',
      report: { reference, naira: 300_000, by: 'Uncle Tunde' },
    });
  }
});

test('a message that is pasted names sum and payer; a bare reference names neither', () => {
  const message = `I paid ₦300,000 (part of the balance) for Ambali Hall. Reference ${reference}. Paid by J. Bello`;
  expect(findAmountAndPayer(message)).toEqual({ naira: '₦300,000', by: 'J. Bello' });
  expect(findAmountAndPayer(reference)).toEqual({ naira: '', by: '' });
});

test('a reference of another invoice is not taken, nor anything else that is missing', () => {
  const other = invoiceReference({ ...invoice, number: '481903' }, 1);
  for (const typed of ['', 'T4000001', other]) {
    expect(parseReport({ reference: typed, naira: 'much', by: ' ' }, invoice)).toMatchObject({
      kind: 'problems',
      problems: {
        reference: `That isn’t a reference for this invoice. They begin with ${reference.slice(0, -2)}`,
        naira: 'Enter the amount in whole naira, for example ₦300,000',
        by: 'Enter who paid',
      },
    });
  }
});

test('a sum that the device could not keep is none: the session id of a bank, for example', () => {
  const typed = parseReport({ reference, naira: '100004261129101512345678901234', by: 'Tunde' }, invoice);
  expect(typed).toMatchObject({ kind: 'problems', problems: { naira: expect.any(String) } });
});

test('a number is read without noughts before it, and to its end', () => {
  const typed = (text: string) => parseReport({ reference: text, naira: '1', by: 'Tunde' }, invoice);
  const start = reference.slice(0, -2);
  expect(typed(`${start}0012`)).toMatchObject({ report: { reference } });
  for (const none of [start, `${start}0`, `${start}1234`])
    expect(typed(none)).toMatchObject({ kind: 'problems' });
});

test('a reported payment reduces nothing, holds nothing, notifies nobody, and is asked about before a payment', () => {
  const report = reportedPayment({ reference, naira: 800_000, by: 'Tunde' }, expiresAt(sampleBooking));
  const booking = { ...sampleBooking, payments: [report] };
  expect(accountOf(booking)).toEqual(accountOf(sampleBooking));
  expect(accountOf(booking).payableNow).toBe(0);
  expect(receiptOf(booking)).toBeUndefined();
  expect(statusOf(booking, expiresAt(booking)).isHeld).toBe(false);
  expect([
    hasPaidOrPending(booking),
    hasAttempt(booking),
    statusOf(booking, booking.invoice.issuedAt).late,
  ]).toEqual([false, false, false]);
  expect(unnotified(booking.payments)).toEqual([]);
  expect([mayPayAfter([report], []), mayPayAfter([report], [report])]).toEqual([false, true]);
  expect(hasAttemptOrReport(booking)).toBe(true);
});
