import type { PaymentRecord } from './payment-record.ts';

/** How a payment stands for whoever is about to make it again. */
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

/** Whether the payment company's records deny one of them that the card form called paid (C-21). */
export function hasDenied(records: readonly PaymentRecord[]): boolean {
  return records.some((record) => paymentStatusOf(record) === 'denied');
}

const certainty = { paid: 4, denied: 3, pending: 2, unresolved: 1, reported: 0 } as const satisfies Record<
  PaymentStatus,
  number
>;

/** First the one that says most about the money; of two that say the same, the later. */
export function strongestFirst<Payment extends PaymentRecord>(records: readonly Payment[]): Payment[] {
  return [...records].sort(
    (a, b) => certainty[paymentStatusOf(b)] - certainty[paymentStatusOf(a)] || b.at - a.at,
  );
}

/** What is paid of a sum, in naira, however many payments it came in. What is under way, unresolved or denied is not counted. */
export function paidOf(payments: readonly PaymentRecord[]): number {
  return payments.reduce(
    (sum, payment) => sum + (paymentStatusOf(payment) === 'paid' ? payment.naira : 0),
    0,
  );
}

/** What is left to pay of a sum, in naira; never less than nothing. */
export function owed(total: number, payments: readonly PaymentRecord[]): number {
  return Math.max(0, total - paidOf(payments));
}
