import { expect, test } from 'vitest';
import { owed, paidOf } from './payment-status.ts';
import type { PaymentRecord } from './payment-record.ts';

const paid = (naira: number): PaymentRecord => ({ state: 'paid', reference: `R${naira}`, naira, at: 0 });

test('an amount may be paid in any number of payments, and what is left is never negative', () => {
  expect(owed(1_700_000, [])).toBe(1_700_000);
  expect(owed(1_700_000, [paid(800_000)])).toBe(900_000);
  expect(owed(1_700_000, [paid(800_000), paid(300_000), paid(600_000)])).toBe(0);
  expect(owed(1_700_000, [paid(800_000), paid(1_700_000)])).toBe(0);
});

test('C-21: pending, unresolved and denied payments are not counted', () => {
  const others: PaymentRecord[] = [
    { ...paid(1), state: 'pending' },
    { ...paid(2), state: 'unresolved' },
    { ...paid(3), check: 'denied' },
  ];
  expect(paidOf([...others, { ...paid(800_000), check: 'confirmed' }])).toBe(800_000);
});
