import { assert, array, constantFrom, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { sampleBooking, sampleDeposit, samplePart } from '../../../test/sample-booking.ts';
import { accountOf, partRange, priceOf } from './account.ts';
import type { HallPayment } from './hall-payment.ts';

const late = { ...sampleBooking, details: { ...sampleBooking.details, endTime: '22:00' } };

test('I-10: deposit and parts add up to rental, caution and late hours, the caution once', () => {
  expect(accountOf(late)).toMatchObject({ total: 1_750_000, paid: 0, overpaid: 0, outstanding: 1_750_000 });
  const payments = [sampleDeposit, samplePart(300_000), samplePart(650_000)];
  expect(accountOf({ ...late, payments })).toMatchObject({
    total: 1_750_000,
    paid: 1_750_000,
    overpaid: 0,
    outstanding: 0,
  });
});

test('D-46: late hours stand beside deposit and full payment, not in them', () => {
  expect(priceOf(late)).toMatchObject({ deposit: 800_000, full: 1_700_000, lateHours: 50_000 });
  expect(priceOf(sampleBooking).lateHours).toBe(0);
});

test('D-46: what is paid after the deposit goes to the balance first, then to the late hours', () => {
  const left = (...payments: HallPayment[]) => accountOf({ ...late, payments }).left;
  expect(left(sampleDeposit)).toMatchObject({ balance: 900_000, lateHours: 50_000 });
  expect(left(sampleDeposit, samplePart(300_000))).toMatchObject({ balance: 600_000, lateHours: 50_000 });
  expect(left(sampleDeposit, samplePart(920_000))).toMatchObject({ balance: 0, lateHours: 30_000 });
  expect(left(samplePart(1_700_000))).toMatchObject({ balance: 0, lateHours: 50_000 });
});

test('what came in beyond what is owed is no part of what counts', () => {
  const payments = [samplePart(1_700_000), samplePart(1_700_000, { reference: 'B' })];
  expect(accountOf({ ...sampleBooking, payments })).toMatchObject({
    total: 1_700_000,
    paid: 1_700_000,
    overpaid: 1_700_000,
    outstanding: 0,
  });
});

test('C-21, C-22: a balance is payable after a first payment, but not over a transfer or a denied payment', () => {
  const account = (...payments: HallPayment[]) => accountOf({ ...sampleBooking, payments });
  expect(account()).toMatchObject({ left: { together: 900_000 }, payableNow: 0 });
  expect(account(samplePart(1, { status: 'unresolved' }))).toMatchObject({
    left: { together: 900_000 },
    payableNow: 0,
  });
  expect(account(sampleDeposit)).toMatchObject({ left: { together: 900_000 }, payableNow: 900_000 });
  expect(account(sampleDeposit, samplePart(1, { status: 'pending' }))).toMatchObject({
    left: { together: 900_000 },
    payableNow: 0,
  });
  expect(account(sampleDeposit, samplePart(1, { status: 'denied' }))).toMatchObject({
    left: { together: 0 },
    payableNow: 0,
  });
});

test('a part is between the least and what is left; less than the least is paid in one sum', () => {
  const terms = { leastPart: 50_000 };
  expect(partRange(900_000, terms)).toEqual({ least: 50_000, most: 900_000 });
  expect(partRange(50_001, terms)).toEqual({ least: 50_000, most: 50_001 });
  expect(partRange(50_000, terms)).toBeUndefined();
  expect(partRange(20_000, terms)).toBeUndefined();
  expect(partRange(900_000, { leastPart: 0 })).toBeUndefined();
});

test('parts within their ranges end in nothing owed, and what is owed only falls', () => {
  const share = integer({ min: 0, max: 1000 });
  const leastPart = constantFrom(1, 50_000, 333_333);
  assert(
    property(array(share, { maxLength: 30 }), leastPart, (shares, least) => {
      const payments: HallPayment[] = [sampleDeposit];
      for (const each of shares) {
        const rest = accountOf({ ...late, payments }).payableNow;
        const range = partRange(rest, { leastPart: least });
        const sum = range ? range.least + Math.floor(((range.most - range.least) * each) / 1000) : rest;
        payments.push(samplePart(sum, { reference: `R${payments.length}` }));
        const { outstanding, overpaid } = accountOf({ ...late, payments });
        expect(outstanding).toBe(rest - sum);
        expect(overpaid).toBe(0);
      }
    }),
  );
});

test('whatever is paid, denied or under way: counted and owed make the total', () => {
  const payment = record({
    naira: integer({ min: 1, max: 2_000_000 }),
    status: constantFrom('paid', 'confirmed', 'denied', 'pending', 'unresolved'),
  });
  assert(
    property(array(payment, { maxLength: 6 }), (payments) => {
      const { total, paid, outstanding, overpaid } = accountOf({
        ...late,
        payments: payments.map(({ naira, status }, index) =>
          samplePart(naira, { status, reference: `R${index}` }),
        ),
      });
      expect(paid + outstanding).toBe(total);
      expect(Math.min(paid, outstanding, overpaid)).toBeGreaterThanOrEqual(0);
    }),
  );
});
