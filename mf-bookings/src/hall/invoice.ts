import { hallOf } from '@venue/shared/venue/halls.ts';
import { brand } from '@venue/shared/venue/contacts.ts';
import { hallPrice, runsLate, type HallPrice } from '@venue/shared/venue/hall-price.ts';
import { hallTerms } from '@venue/shared/venue/hall-terms.ts';

const hourMs = 3_600_000;

/** How long the invoice, and with it the hold, is good for (I-12, K-16). */
export const invoiceValidHours = 24;

/** What is kept of an invoice; everything else follows from it and the details. */
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

/** Instant at which the invoice stops being good. */
export function expiresAt({ issuedAt }: Invoice): number {
  return issuedAt + invoiceValidHours * hourMs;
}

/** What a transfer must carry so that the venue can tell whose it is (I-19). */
export function narration({ number }: Invoice): string {
  return `${brand.slug.toUpperCase()} ${number}`;
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

/** The sums that details come to. */
export function invoiceSums(details: { hall: string; startTime: string; endTime: string }): InvoiceSums {
  const price = hallPrice(hallOf(details).rental);
  const lateHours = runsLate(details) ? hallTerms.lateCharge : 0;
  return {
    price,
    lines: [
      { item: 'Hall rental, one day, 7am to 8pm', naira: price.rental },
      { item: `Caution deposit, refundable in ${hallTerms.cautionReturnDays} days`, naira: price.caution },
    ],
    lateHours,
    afterDeposit: price.balance + lateHours,
  };
}
