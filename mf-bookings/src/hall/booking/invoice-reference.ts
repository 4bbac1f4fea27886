import type { NumberedReferences } from '../../payment/references.ts';
import { type HallPayment, isOwn } from './hall-payment.ts';
import { type Invoice, narration } from './invoice.ts';

/** Compares references, because an invoice’s day may be moved and a link stores its time of issue in whole seconds. */
export function isSameInvoice(one: Invoice, other: Invoice): boolean {
  return invoiceReference(one, 1) === invoiceReference(other, 1);
}

/** The prefix of all payment references of an invoice. */
export function referenceStart(invoice: Invoice): string {
  const issued = Math.floor(invoice.issuedAt / 1000).toString(36);
  return `${narration(invoice).replace(' ', '-')}-${issued}-`.toUpperCase();
}

/**
 * Reference of the n-th payment of an invoice, the same on every device. It includes the second of issue, because two invoices
 * may have the same number by chance.
 */
export function invoiceReference(invoice: Invoice, n: number): string {
  return `${referenceStart(invoice)}${n}`;
}

/** The n of each payment that has a reference of this invoice, in ascending order. */
export function referenceNumbers(invoice: Invoice, payments: readonly { reference: string }[]): number[] {
  const start = referenceStart(invoice);
  return payments
    .filter(({ reference }) => reference.startsWith(start))
    .map(({ reference }) => Number(reference.slice(start.length)))
    .sort((one, other) => one - other);
}

/** The payment references of an invoice, for `payment/references.ts`. */
export function invoiceReferences<Payment extends Pick<HallPayment, 'choice'>>(
  invoice: Invoice,
  known: Pick<NumberedReferences<Payment>, 'usedInLink' | 'fromOtherDevice'>,
): NumberedReferences<Payment> {
  return {
    ...known,
    kind: 'numbered',
    nth: (n) => invoiceReference(invoice, n),
    isOtherDevice: (record) => !isOwn(record),
  };
}
