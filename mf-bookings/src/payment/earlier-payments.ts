import type { PaymentRecord } from './payment-record.ts';
import { paymentStatusOf } from './payment-status.ts';

/** Those whose card form was open and whose end nobody has seen. */
export function unresolved<Payment extends PaymentRecord>(records: readonly Payment[]): Payment[] {
  return records.filter(({ state }) => state === 'unresolved');
}

/** First one over which nothing may be paid: a transfer that is under way, or a payment that was denied. */
export function blockingFirst<Payment extends PaymentRecord>(
  records: readonly Payment[],
): Payment | undefined {
  const blocks = (record: Payment) =>
    ['pending', 'denied'].includes(paymentStatusOf<Payment['state']>(record));
  return records.find(blocks) ?? records[0];
}

/** Those that a visitor is asked about before paying: their end was not seen, or somebody says to have made them. */
export function toAskAbout<Payment extends PaymentRecord>(records: readonly Payment[]): Payment[] {
  return records.filter(({ state }) => state === 'unresolved' || state === 'reported');
}

/**
 * Whether a card form may be opened after these: each is one that the visitor was told of as it stands, and chose to
 * pay all the same. Never over a transfer that is under way, nor over a payment that was denied.
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
