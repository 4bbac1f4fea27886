import { expect, test } from 'vitest';
import { addDays, lagosInstant } from '@venue/shared/time/dates.ts';
import { sampleBooking, sampleDeposit, samplePart } from '../../../test/sample-booking.ts';
import type { HallBooking } from './booking.ts';
import {
  addBusinessDays,
  cancellationSums,
  type CancellationSums,
  lastDayToCancel,
  lastDayToMove,
  moveFee,
} from './change-rules.ts';
import type { HallPayment } from './hall-payment.ts';

/** Ambali Hall (₦1,500,000, caution ₦200,000), written on Saturday 21 November 2026 unless given. */
function booked(
  payments: HallPayment[],
  issued = '2026-11-21',
  changes: Partial<HallBooking['details']> = {},
) {
  const invoice = { number: '481902', issuedAt: lagosInstant(issued, '16:12') };
  return { ...sampleBooking, invoice, payments, details: { ...sampleBooking.details, ...changes } };
}

test.each([
  ['2026-11-16', 'a Monday', '2026-11-23'],
  ['2026-11-18', 'a Wednesday', '2026-11-25'],
  ['2026-11-20', 'a Friday', '2026-11-27'],
  ['2026-11-21', 'a Saturday', '2026-11-27'],
  ['2026-11-22', 'a Sunday', '2026-11-27'],
  ['2026-12-28', 'over the year’s end', '2027-01-04'],
  ['2028-02-25', 'over a leap day', '2028-03-03'],
])('TC-05: booked on %s, %s, the fifth business day is %s', (issued, _, last) => {
  expect(lastDayToCancel(booked([], issued))).toBe(last);
  expect(addBusinessDays(issued, 5)).toBe(last);
});

test('TC-05: booked by a clock that shows another day elsewhere, business days are counted in Lagos', () => {
  const late = { ...booked([]), invoice: { number: '1', issuedAt: Date.parse('2026-11-20T23:30:00Z') } };
  expect(lastDayToCancel(late)).toBe('2026-11-27');
  const early = { ...booked([]), invoice: { number: '1', issuedAt: Date.parse('2026-11-19T22:30:00Z') } };
  expect(lastDayToCancel(early)).toBe('2026-11-26');
});

const nothing = { caution: 0, depositRefund: 0, depositKept: 0, notCovered: 0, overpaid: 0 };
const deposit = sampleDeposit;
const early = '2026-11-27';
const late = '2026-11-28';

type Case = { payments: HallPayment[]; on: string; sums: Omit<CancellationSums, 'isEarly'> };

test.each<[string, Case]>([
  ['nothing', { payments: [], on: early, sums: nothing }],
  [
    'the deposit, on the last day',
    {
      payments: [deposit],
      on: early,
      sums: { ...nothing, caution: 200_000, depositRefund: 480_000, depositKept: 120_000 },
    },
  ],
  [
    'the deposit, a day later',
    { payments: [deposit], on: late, sums: { ...nothing, caution: 200_000, depositKept: 600_000 } },
  ],
  [
    'the deposit, on the day itself',
    { payments: [deposit], on: '2027-03-20', sums: { ...nothing, caution: 200_000, depositKept: 600_000 } },
  ],
  [
    'all of it, in time',
    {
      payments: [samplePart(1_700_000)],
      on: early,
      sums: {
        ...nothing,
        caution: 200_000,
        depositRefund: 480_000,
        depositKept: 120_000,
        notCovered: 900_000,
      },
    },
  ],
  [
    'all of it, later',
    {
      payments: [samplePart(1_700_000)],
      on: late,
      sums: { ...nothing, caution: 200_000, depositKept: 600_000, notCovered: 900_000 },
    },
  ],
  [
    'deposit and a part',
    {
      payments: [deposit, samplePart(250_000)],
      on: late,
      sums: { ...nothing, caution: 200_000, depositKept: 600_000, notCovered: 250_000 },
    },
  ],
  [
    'the deposit twice and all of it',
    {
      payments: [deposit, samplePart(800_001), samplePart(900_000)],
      on: late,
      sums: { ...nothing, caution: 200_000, depositKept: 600_000, notCovered: 900_000, overpaid: 800_001 },
    },
  ],
  [
    'a transfer that is on its way',
    { payments: [samplePart(800_000, { status: 'pending' })], on: early, sums: nothing },
  ],
  [
    'a card form whose end nobody saw',
    { payments: [samplePart(800_000, { status: 'unresolved' })], on: early, sums: nothing },
  ],
  ['a denied payment', { payments: [samplePart(800_000, { status: 'denied' })], on: early, sums: nothing }],
  [
    'a deposit, and a denied part',
    {
      payments: [deposit, samplePart(100_000, { status: 'denied' })],
      on: late,
      sums: { ...nothing, caution: 200_000, depositKept: 600_000 },
    },
  ],
  [
    'less than the caution',
    { payments: [samplePart(150_000)], on: late, sums: { ...nothing, caution: 150_000 } },
  ],
  [
    'a part of the deposit',
    {
      payments: [samplePart(300_000)],
      on: early,
      sums: { ...nothing, caution: 200_000, depositRefund: 80_000, depositKept: 20_000 },
    },
  ],
  [
    'an odd sum',
    {
      payments: [samplePart(300_003)],
      on: early,
      sums: { ...nothing, caution: 200_000, depositRefund: 80_002, depositKept: 20_001 },
    },
  ],
])('TC-05: cancelling after %s', (_, { payments, on, sums }) => {
  const found = cancellationSums(booked(payments), on);
  expect(found).toEqual({ ...sums, isEarly: on <= early });
  const { caution, depositRefund, depositKept, notCovered, overpaid } = found;
  const paid = payments.filter(({ status }) => status === 'paid');
  expect(caution + depositRefund + depositKept + notCovered + overpaid).toBe(
    paid.reduce((sum, { naira }) => sum + naira, 0),
  );
});

test.each([
  ['2027-02-18', 'exactly thirty days before', 300_000],
  ['2027-02-19', 'twenty-nine', undefined],
  ['2026-11-21', 'the day of booking', 300_000],
  ['2027-03-20', 'the day of the event', undefined],
  ['2027-03-21', 'the day after it', undefined],
])('TC-04: moving asked for on %s, %s', (on, _, fee) => {
  expect(moveFee(booked([deposit]), on)).toBe(fee);
});

test('TC-04: after a move the notice counts from the new day', () => {
  const moved = booked([deposit], '2026-11-21', { eventDate: '2027-05-01' });
  expect(lastDayToMove(moved)).toBe('2027-04-01');
  expect(moveFee(moved, '2027-03-31')).toBe(300_000);
});

test('fee and refund follow from the terms that the booking keeps', () => {
  const kept = booked([deposit]);
  const terms = {
    ...kept.terms,
    dateChangePercent: 15,
    dateChangeNoticeDays: 60,
    refundBusinessDays: 2,
    refundLessPercent: 50,
  };
  const other = { ...kept, terms };
  expect(moveFee(other, addDays('2027-03-20', -60))).toBe(225_000);
  expect(moveFee(other, addDays('2027-03-20', -59))).toBeUndefined();
  expect(cancellationSums(other, '2026-11-24')).toMatchObject({
    depositRefund: 300_000,
    depositKept: 300_000,
  });
  expect(cancellationSums(other, '2026-11-25')).toMatchObject({ depositRefund: 0, depositKept: 600_000 });
});
