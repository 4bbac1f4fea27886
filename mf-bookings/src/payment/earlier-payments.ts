import type { PaymentRecord } from './payment-record.ts';
import { paymentStatusOf } from './payment-status.ts';

/** Card payments that were started and whose outcome is not known. */
export function unresolved<Payment extends PaymentRecord>(records: readonly Payment[]): Payment[] {
  return records.filter(({ state }) => state === 'unresolved');
}

/** The first payment that forbids another one: a pending transfer or a denied payment. Without one, simply the first. */
export function blockingFirst<Payment extends PaymentRecord>(
  records: readonly Payment[],
): Payment | undefined {
  const blocks = (record: Payment) =>
    ['pending', 'denied'].includes(paymentStatusOf<Payment['state']>(record));
  return records.find(blocks) ?? records[0];
}

/** Payments that the visitor is asked about before paying again. */
export function toAskAbout<Payment extends PaymentRecord>(records: readonly Payment[]): Payment[] {
  return records.filter(({ state }) => state === 'unresolved' || state === 'reported');
}

/**
 * Whether a card form may open although these payments exist: only if the visitor has acknowledged each one in its current status. Never
 * after a pending transfer or a denied payment.
 */
export function mayPayAfter(
  earlier: readonly PaymentRecord[],
  acknowledged: readonly PaymentRecord[],
): boolean {
  return earlier.every((record) => {
    const status = paymentStatusOf(record);
    if (status === 'pending' || status === 'denied') return false;
    return acknowledged.some(
      (known) => known.reference === record.reference && paymentStatusOf(known) === status,
    );
  });
}
