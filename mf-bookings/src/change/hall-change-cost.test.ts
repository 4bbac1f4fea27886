import { expect, test } from 'vitest';
import { sampleBooking, sampleDeposit } from '../../test/sample-booking.ts';
import { type HallPayment, reportedPayment } from '../hall/booking/hall-payment.ts';
import { costText } from './change-mail.ts';
import { cancelCost, moveCost } from './hall-change-cost.ts';

const deposit: HallPayment = { ...sampleDeposit, at: 0 };
const secured = { ...sampleBooking, payments: [deposit] };
const early = '2026-11-27';
const late = '2026-11-28';

test('without a recorded payment, nothing is said about a possible transfer’s refund', () => {
  for (const cost of [cancelCost(sampleBooking, early), moveCost(sampleBooking, late)]) {
    expect(cost).toEqual({
      rows: [],
      remarks: ['No payment is recorded on this device. If you paid by transfer, please call us.'],
    });
  }
});

test('cancelling in time, each amount is explained, with what the 20 per cent are of', () => {
  const { rows, total, remarks } = cancelCost(secured, early);
  expect(total).toEqual({ name: 'Refund under the terms', naira: 680_000 });
  expect(rows.map(({ name, naira }) => [name, naira])).toEqual([
    ['Deposit refund, less 20%', 480_000],
    ['Caution refund', 200_000],
  ]);
  expect(rows[0]?.text).toBe(
    'You paid a deposit of ₦600,000. Until Fri 27 Nov 2026, 5 business days after booking, you get it back less 20% of it, which is ₦120,000.',
  );
  expect(remarks.join(' ')).toContain('does not allow for public holidays');
});

test('later the venue keeps the deposit, and nothing is promised of what was paid beyond it', () => {
  const full = { ...secured, payments: [{ ...deposit, naira: 1_700_000 }] };
  const { rows, total } = cancelCost(full, late);
  expect(total?.naira).toBe(200_000);
  expect(rows.map(({ name, naira }) => [name, naira])).toEqual([
    ['Deposit, kept by the venue', 600_000],
    ['Caution refund', 200_000],
    ['Paid beyond the deposit, not covered by the terms', 900_000],
  ]);
  expect(costText(cancelCost(full, late))).toContain(
    'The terms do not say what happens to it. Ask the venue.',
  );
});

test.each([
  [{ status: 'pending' }, 'is on its way by transfer and is not counted here'],
  [{ status: 'unresolved' }, 'was to be paid by card, and we saw no payment'],
  [{ status: 'denied' }, 'is not confirmed and is not counted here'],
] as const)('money that is not counted is named: %o', (how, text) => {
  const cost = cancelCost({ ...secured, payments: [{ ...deposit, ...how }] }, early);
  expect(cost.total).toBeUndefined();
  expect(cost.remarks.join(' ')).toContain(`₦800,000 ${text}`);
});

test('an amount that this device does not know is not shown as zero', () => {
  const { remarks } = cancelCost(
    { ...secured, payments: [{ ...deposit, status: 'pending', naira: 0 }] },
    early,
  );
  expect(remarks[0]).toBe('An unknown amount is on its way by transfer and is not counted here.');
});

test('a payment that someone reported is named, and not called unpaid before it is checked', () => {
  const report = reportedPayment({ reference: 'T', naira: 300_000, by: 'Chidi' }, 0);
  const text = '₦300,000 reported by Chidi is not confirmed and is not counted here.';
  const waiting = { ...sampleBooking, payments: [report] };
  expect(cancelCost(waiting, early)).toEqual({ rows: [], remarks: [text] });
  expect(moveCost(waiting, early).remarks).toEqual([
    text,
    'Once a payment has arrived, moving the date costs ₦300,000.',
  ]);
  expect(cancelCost({ ...secured, payments: [...secured.payments, report] }, early).remarks).toContain(text);
  const there = { ...waiting, payments: [{ ...deposit, reference: 'T', by: 'Chidi' }] };
  expect(costText(cancelCost(there, early))).not.toContain('Chidi');
});

test('the fee for moving has its amount, its base, its last day, and the gap in the terms', () => {
  const { rows, remarks } = moveCost(secured, '2027-02-18');
  expect(rows).toEqual([
    {
      name: 'Fee for moving the date',
      naira: 300_000,
      text: '20% of the rental of ₦1,500,000, until Thu 18 Feb 2027, 30 days before your day. The terms say 20% but not of which amount, so the venue has to confirm it.',
    },
  ]);
  expect(remarks.join(' ')).toContain('What you have paid still counts.');
});

test('before any payment, moving has no fee, and the page says when it would', () => {
  const { rows, remarks } = moveCost({ ...secured, payments: [{ ...deposit, status: 'pending' }] }, early);
  expect(rows).toEqual([]);
  expect(remarks.at(-1)).toContain('Once a payment has arrived, moving the date costs ₦300,000');
});

test('a change that the terms no longer allow has no amount', () => {
  const { rows, total, remarks } = moveCost(secured, '2027-02-19');
  expect([rows, total]).toEqual([[], undefined]);
  expect(remarks[0]).toBe(
    'The terms allowed a change until Thu 18 Feb 2027, 30 days before your day. That date has passed, so the venue may say no or name a price. Please ask.',
  );
});

test('without a payment, nothing is said to still count', () => {
  expect(moveCost(secured, '2027-02-19').remarks).toContain('What you have paid still counts.');
  const waiting = { ...secured, payments: [{ ...deposit, status: 'pending' as const }] };
  expect(moveCost(waiting, '2027-02-19').remarks).not.toContain('What you have paid still counts.');
});
