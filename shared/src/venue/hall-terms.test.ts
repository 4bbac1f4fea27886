import { expect, test } from 'vitest';
import { depositRuleOf, hallPrice, runsLate } from './hall-terms.ts';
import { halls } from './halls.ts';

test('TC-05: the deposit rule says the days of its terms', () => {
  const ruleOf = (refundBusinessDays: number) => depositRuleOf({ refundBusinessDays, refundLessPercent: 20 });
  expect(ruleOf(5)).toContain('within 5 business days of booking returns it less 20% of it');
  expect(ruleOf(1)).toContain('within 1 business day of booking');
});

test.each([
  ['I-07: Ball Room', 500_000, { deposit: 400_000, full: 700_000, balance: 300_000 }],
  ['I-08: Ambali Hall', 1_500_000, { deposit: 800_000, full: 1_700_000, balance: 900_000 }],
  ['I-09: Wosilat Hall', 1_700_000, { deposit: 880_000, full: 1_900_000, balance: 1_020_000 }],
])('%s: deposit, full payment and balance', (_, rental, sums) => {
  expect(hallPrice(rental)).toMatchObject(sums);
});

test('I-10: deposit and balance make the full payment, in whole naira', () => {
  for (const { rental } of halls) {
    const price = hallPrice(rental);
    expect(price.deposit + price.balance).toBe(price.full);
    expect(Number.isInteger(price.deposit)).toBe(true);
  }
});

test('K-17, D-46: only what ends after 8pm runs late, past midnight included', () => {
  expect(runsLate({ startTime: '12:00', endTime: '20:00' })).toBe(false);
  expect(runsLate({ startTime: '12:00', endTime: '20:01' })).toBe(true);
  expect(runsLate({ startTime: '18:00', endTime: '01:00' })).toBe(true);
  expect(runsLate({ startTime: '', endTime: '19:00' })).toBe(false);
  expect(runsLate({ startTime: '18:00', endTime: '' })).toBe(false);
});

test.each([
  ['00:00', ['14:00', '22:00'], false],
  ['00:00', ['18:00', '00:00'], false],
  ['00:00', ['18:00', '00:30'], true],
  ['02:00', ['14:00', '22:00'], false],
  ['02:00', ['18:00', '01:30'], false],
  ['02:00', ['18:00', '03:00'], true],
  ['02:00', ['', '22:00'], false],
] as const)(
  'K-17: where the hall closes at %s, %s runs late: %s',
  (closing, [startTime, endTime], isLate) => {
    expect(runsLate({ startTime, endTime }, { opening: '07:00', closing })).toBe(isLate);
  },
);
