import { formatNaira } from '@venue/shared/money.ts';
import type { PaymentRecord } from './payment-record.ts';

/** What the venue knows a payment by, as it is kept. */
export function paymentFacts({ reference, naira }: PaymentRecord, what: string): string[] {
  return [what, `Payment reference ${reference}`, `${naira} naira`];
}

/** The sum of an attempt; of one that another device made, it may not be known. */
export function sumWords({ naira }: Pick<PaymentRecord, 'naira'>): string {
  return naira > 0 ? formatNaira(naira) : 'a sum that this page cannot see';
}
