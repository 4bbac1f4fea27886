import type { PaymentRecord } from './payment-record.ts';

export type PaymentStatus = PaymentRecord['state'] | 'denied';

export function paymentStatusOf<State extends PaymentRecord['state']>({
  state,
  check,
}: {
  state: State;
  check?: PaymentRecord['check'];
}): State | 'denied' {
  return state === 'paid' && check === 'denied' ? 'denied' : state;
}

/** Whether the payment company denies a payment that the card form reported as paid (C-21). */
export function hasDenied(records: readonly PaymentRecord[]): boolean {
  return records.some((record) => paymentStatusOf(record) === 'denied');
}

const certainty = { paid: 4, denied: 3, pending: 2, unresolved: 1, reported: 0 } as const satisfies Record<
  PaymentStatus,
  number
>;

/** Sorts the most certain first; of equally certain ones, the latest. */
export function strongestFirst<Payment extends PaymentRecord>(records: readonly Payment[]): Payment[] {
  return [...records].sort(
    (a, b) => certainty[paymentStatusOf(b)] - certainty[paymentStatusOf(a)] || b.at - a.at,
  );
}

/** The total paid, in naira. Pending, unresolved and denied payments are not counted. */
export function paidOf(payments: readonly PaymentRecord[]): number {
  return payments.reduce(
    (sum, payment) => sum + (paymentStatusOf(payment) === 'paid' ? payment.naira : 0),
    0,
  );
}

/** What is left to pay, in naira; never negative. */
export function owed(total: number, payments: readonly PaymentRecord[]): number {
  return Math.max(0, total - paidOf(payments));
}
