import { formatNaira } from '@venue/shared/money.ts';
import type { PaymentRecord } from './payment-record.ts';
import type { PaymentStanding } from './standing-of.ts';

/** What the venue knows a payment by, as it is kept. */
export function paymentFacts({ reference, naira }: PaymentRecord, what: string): string[] {
  return [what, `Payment reference ${reference}`, `${naira} naira`];
}

/** The sum of an attempt; of one that another device made, it may not be known. */
export function sumWords({ naira }: Pick<PaymentRecord, 'naira'>): string {
  return naira > 0 ? formatNaira(naira) : 'a sum that this page cannot see';
}

const lookItUp = 'Look the reference up on the payment provider’s dashboard before you confirm the booking.';

/** How money stands, for whoever reads the venue's mail: a page can be wrong, the provider's dashboard is not. */
export const paymentMailWords: Readonly<Record<PaymentStanding, string>> = {
  paid: `The card form said that it was paid. ${lookItUp}`,
  pending: `A bank transfer was announced, and has not arrived yet. ${lookItUp}`,
  denied: `Not confirmed: the payment company’s records do not show it. ${lookItUp}`,
  reported: `Somebody says to have paid it. ${lookItUp}`,
  unresolved: `A card form was opened, and no payment was seen. ${lookItUp}`,
};
