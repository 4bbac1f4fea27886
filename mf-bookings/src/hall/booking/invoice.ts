import type { CalendarDate } from '@venue/shared/time/dates.ts';
import { hourMs } from '@venue/shared/time/durations.ts';
import { brand } from '@venue/shared/venue/contacts.ts';
import type { NumberedReferences } from '../../payment/purchase.ts';
import type { AgreedTerms } from './agreed-terms.ts';

/** What is stored of an invoice. Everything else follows from it, the details and the agreed terms. */
export type Invoice = {
  /** Six digits, the same that were e-mailed (I-17). */
  number: string;
  /** Ms since the epoch. */
  issuedAt: number;
};

/** Six digits from a random number in [0, 1), 100000 to 999999 (F-07). */
export function newInvoiceNumber(random: number): string {
  return String(100_000 + Math.floor(random * 900_000));
}

/** An invoice and the terms it was issued under. */
export type IssuedInvoice = { invoice: Invoice; terms: AgreedTerms };

/** An invoice with everything its amounts depend on. */
export type Payable = IssuedInvoice & {
  details: { hall: string; eventDate: CalendarDate; startTime: string; endTime: string };
};

/** When the invoice, and with it the hold, expires, in ms since the epoch (I-12, K-16). */
export function expiresAt({ invoice, terms }: IssuedInvoice): number {
  return invoice.issuedAt + terms.invoiceValidHours * hourMs;
}

/**
 * Whether a payment was made, or a transfer announced, after its invoice had expired. A card form may stay open for hours and
 * is never closed on somebody who is paying. The venue may have let the hall by then.
 */
export function isLate(issued: IssuedInvoice, { at }: { at: number }): boolean {
  return at >= expiresAt(issued);
}

/** The reference to quote with a transfer, so that the venue can match it to the invoice (I-19). */
export function narration({ number }: Invoice): string {
  return `${brand.slug.toUpperCase()} ${number}`;
}

/** By number and second of issue: two invoices may have the same number by chance, and a link keeps whole seconds. A move changes neither. */
export function isSameInvoice(one: Invoice, other: Invoice): boolean {
  return referenceStart(one) === referenceStart(other);
}

/** The prefix of all payment references of an invoice, and its id on this device. */
export function referenceStart(invoice: Invoice): string {
  const issued = Math.floor(invoice.issuedAt / 1000).toString(36);
  return `${narration(invoice).replace(' ', '-')}-${issued}-`.toUpperCase();
}

/** Reference of the n-th payment of an invoice, the same on every device. */
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

/** The payment references of an invoice, for `payment/purchase.ts`. */
export function invoiceReferences<Payment>(
  invoice: Invoice,
  known: Pick<NumberedReferences<Payment>, 'usedInLink' | 'fromOtherDevice'>,
): NumberedReferences<Payment> {
  return {
    ...known,
    kind: 'numbered',
    nth: (n) => invoiceReference(invoice, n),
  };
}
