import type { PaymentRecord } from './payment-record.ts';

/** What the venue knows a payment by, as it is kept. */
export function paymentFacts({ reference, naira }: PaymentRecord, what: string): string[] {
  return [what, `Payment reference ${reference}`, `${naira} naira`];
}
