import { lagosTime } from '@venue/shared/words/in-lagos.ts';
import type { CalendarDate } from '@venue/shared/dates.ts';
import { brand } from '@venue/shared/venue/contacts.ts';
import { hallPrice, runsLate, type HallPrice } from '@venue/shared/venue/hall-price.ts';
import { hourText } from '@venue/shared/venue/hour-text.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { counted } from '@venue/shared/words/counted.ts';
import type { AgreedTerms } from './agreed-terms.ts';

const hourMs = 3_600_000;

/** What is kept of an invoice; everything else follows from it, the details and the agreed terms. */
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

/** An invoice with the terms under which it was written. */
type Agreed = { invoice: Invoice; terms: AgreedTerms };

/** What an invoice is paid for: the facts that its sums follow from. */
export type Payable = Agreed & {
  details: { hall: string; eventDate: CalendarDate; startTime: string; endTime: string };
};

/** Instant at which the invoice, and with it the hold, stops being good (I-12, K-16). */
export function expiresAt({ invoice, terms }: Agreed): number {
  return invoice.issuedAt + terms.invoiceValidHours * hourMs;
}

/**
 * Whether a payment was made, or announced, when its invoice had ended: a card form may stay open for hours, and cannot be
 * closed on somebody who is paying in it. The venue may have let the hall since.
 */
export function isLate(agreed: Agreed, { at }: { at: number }): boolean {
  return at >= expiresAt(agreed);
}

/** What the venue does with a late payment. */
export function lateText(hall: string): string {
  return `${hall} may have been let to someone else by now: the venue will check and call you. If it has been let, you get your money back.`;
}

/** What a transfer must carry so that the venue can tell whose it is (I-19). */
export function narration({ number }: Invoice): string {
  return `${brand.slug.toUpperCase()} ${number}`;
}

/** Whether two devices speak of the same invoice: its day may have been moved since, and a link keeps whole seconds. */
export function isSameInvoice(one: Invoice, other: Invoice): boolean {
  return invoiceReference(one, 1) === invoiceReference(other, 1);
}

/** What all references of an invoice begin with. */
export function referenceStart(invoice: Invoice): string {
  const issued = Math.floor(invoice.issuedAt / 1000).toString(36);
  return `${narration(invoice).replace(' ', '-')}-${issued}-`.toUpperCase();
}

/**
 * Under which the n-th payment of an invoice is made, on whichever device. The second of issue tells apart what has the same
 * number by chance.
 */
export function invoiceReference(invoice: Invoice, n: number): string {
  return `${referenceStart(invoice)}${n}`;
}

/** The n of references of an invoice, in their order. */
export function referenceNumbers(invoice: Invoice, payments: readonly { reference: string }[]): number[] {
  const start = referenceStart(invoice);
  return payments
    .filter(({ reference }) => reference.startsWith(start))
    .map(({ reference }) => Number(reference.slice(start.length)))
    .sort((one, other) => one - other);
}

export type InvoiceLine = { item: string; naira: number };

/** Lines and sums of the invoice (I-03). */
export type InvoiceSums = {
  price: HallPrice;
  lines: readonly InvoiceLine[];
  /** Not part of either payment; due with the balance (D-46). */
  lateHours: number;
  /** What has to follow a deposit: balance, and late hours if there are any. */
  afterDeposit: number;
};

/** When a hall is open: `7am to 8pm`. */
export function openHours({ opening, closing }: Pick<AgreedTerms, 'opening' | 'closing'>): string {
  return `${hourText(opening)} to ${hourText(closing)}`;
}

/** What an invoice says of its end, for as long as it can be paid, and of the hours (I-12, I-14). */
export function validityRule(terms: AgreedTerms, state: 'payable' | 'paid'): string {
  const valid = `This invoice is valid for ${counted(terms.invoiceValidHours, 'hour')}. `;
  const hours = `Operating hours are ${openHours(terms)}${lagosTime()}; after ${hourText(terms.closing)} an extra ${formatNaira(terms.lateCharge)} applies.`;
  return state === 'paid' ? hours : valid + hours;
}

/** The sums that an event of these hours comes to under these terms. */
export function invoiceSums({
  details,
  terms,
}: {
  details: { startTime: string; endTime: string };
  terms: AgreedTerms;
}): InvoiceSums {
  const price = hallPrice(terms.rental, terms);
  const lateHours = runsLate(details, terms) ? terms.lateCharge : 0;
  return {
    price,
    lines: [
      { item: `Hall rental, one day, ${openHours(terms)}`, naira: price.rental },
      {
        item: `Caution deposit, refundable in ${counted(terms.cautionReturnDays, 'day')}`,
        naira: price.caution,
      },
    ],
    lateHours,
    afterDeposit: price.balance + lateHours,
  };
}
