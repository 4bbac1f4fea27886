import { expect, test } from 'vitest';
import { hourMs, minuteMs } from '@venue/shared/time/durations.ts';
import { sampleBooking, sampleDeposit } from '../../../test/sample-booking.ts';
import type { HallBooking } from '../booking/booking.ts';
import type { HallPayment } from '../booking/hall-payment.ts';
import { linkPaymentFields, paymentFields, paymentMessage } from './payment-mail.ts';

const at = sampleBooking.invoice.issuedAt + minuteMs;
const deposit: HallPayment = { ...sampleDeposit, reference: 'ARIYA-1', at };
const part: HallPayment = { ...deposit, choice: 'part', naira: 300_000, reference: 'ARIYA-2' };

function sent(payments: HallPayment[], payment: HallPayment, booking: HallBooking = sampleBooking) {
  const fields = paymentFields({ ...booking, payments }, payment);
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

test('the venue reads which payment it is, for what, of whom, and what it leaves', () => {
  expect(sent([deposit, part], part)).toEqual({
    reference: 'ARIYA-2',
    invoiceNumber: '481902',
    bookingRef: 'Not given',
    hall: 'Ambali Hall',
    eventDate: 'Saturday 20 March 2027',
    share: 'Part of the balance',
    sum: '₦300,000',
    payment: expect.stringContaining('The card form reported it as paid.'),
    paidAt: '21/11/2026, 16:13, Lagos time',
    paidInAll: '₦1,100,000 of ₦1,700,000',
    left: '₦600,000, by Thu 18 Feb 2027',
    name: 'Morenikeji Bello',
    email: 'morenikeji@example.com',
    phone: '0800 000 0000',
    bookedBy: 'Morenikeji Bello',
  });
  const rest = { ...part, naira: 900_000 };
  expect(sent([deposit, rest], rest)['left']).toBe('Nothing');
});

test('C-21: the e-mail never calls a payment confirmed, and a transfer is only announced', () => {
  for (const change of [{}, { status: 'pending' }, { status: 'denied' }, { status: 'confirmed' }] as const) {
    const payment = { ...deposit, ...change };
    expect(sent([payment], payment)['payment']).toContain('Look up the reference');
  }
  const pending: HallPayment = { ...deposit, status: 'pending' };
  expect(sent([pending], pending)).toMatchObject({
    payment: expect.stringContaining('has not arrived yet'),
    paidInAll: '₦0 of ₦1,700,000',
  });
});

test('I-12: what came when the invoice had ended says so', () => {
  const late = { ...deposit, at: at + 25 * hourMs };
  expect(sent([late], late)['payment']).toContain('the hall may have been let');
  const balance = { ...part, at: late.at + 1 };
  expect(sent([late, balance], balance)['payment']).not.toContain('may have been let');
});

test('the e-mail of a payment by link names payer and customer, and guesses no other payment', () => {
  const fields = linkPaymentFields({
    payable: sampleBooking,
    payment: deposit,
    payer: { name: 'Tunde Bello', email: 'tunde@example.com', phone: '' },
    bookedBy: 'Morenikeji',
  });
  const text = paymentMessage(fields);
  expect(text).toContain('Paid by: Tunde Bello');
  expect(text).toContain('Booked by: Morenikeji');
  expect(text).toContain('Left to pay: Unknown: paid through a link');
});

test('what is only announced or denied is still left to pay, and is named', () => {
  const announced: HallPayment = { ...deposit, choice: 'full', naira: 1_700_000, status: 'pending' };
  expect(sent([announced], announced)['left']).toBe(
    '₦1,700,000, by Thu 18 Feb 2027. Not counted: ₦1,700,000 announced by transfer',
  );
  const denied: HallPayment = { ...part, status: 'denied' };
  expect(sent([deposit, denied], denied)['left']).toBe(
    '₦900,000, by Thu 18 Feb 2027. Not counted: ₦300,000 in dispute',
  );
  const cancelled = { ...sampleBooking, changes: { moved: [], cancelled: { at, requestedAt: at } } };
  expect(sent([deposit], deposit, cancelled)['left']).toContain('cancelled');
});
