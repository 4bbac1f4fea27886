import type { PaymentRecord } from './payment-record.ts';
import { standingOf } from './standing-of.ts';

/** What is paid of a sum, in naira, however many payments it came in. What is under way, unseen or in dispute is not counted. */
export function paidOf(payments: readonly PaymentRecord[]): number {
  return payments.reduce((sum, payment) => sum + (standingOf(payment) === 'paid' ? payment.naira : 0), 0);
}

/** What is left to pay of a sum, in naira; never less than nothing. */
export function owed(total: number, payments: readonly PaymentRecord[]): number {
  return Math.max(0, total - paidOf(payments));
}
