import { hallPrice, runsLate, type HallPrice, mustPayInFull } from '@venue/shared/venue/hall-terms.ts';
import { hourText } from '@venue/shared/venue/hour-text.ts';
import { formatNaira, counted } from '@venue/shared/text/numbers.ts';
import { zoneSuffix } from '@venue/shared/time/zone-suffix.ts';
import type { AgreedTerms } from './agreed-terms.ts';
import { lagosDate } from '@venue/shared/time/dates.ts';
import type { HallOrder, PaymentChoice } from './hall-payment.ts';
import type { Payable } from './invoice.ts';

export type InvoiceLine = { item: string; naira: number };

/** Lines and amounts of an invoice, in naira (I-03). */
export type InvoiceSums = {
  price: HallPrice;
  lines: readonly InvoiceLine[];
  /** Not part of either payment; due with the balance (D-46). */
  lateHours: number;
  /** Due after a deposit: the balance, and late hours if there are any. */
  afterDeposit: number;
};

/** `7am to 8pm`. */
export function openHours({ opening, closing }: Pick<AgreedTerms, 'opening' | 'closing'>): string {
  return `${hourText(opening)} to ${hourText(closing)}`;
}

/** The sentence about opening hours, and about validity as long as the invoice can be paid (I-12, I-14). */
export function validityRule(terms: AgreedTerms, state: 'payable' | 'paid'): string {
  const valid = `This invoice is valid for ${counted(terms.invoiceValidHours, 'hour')}. `;
  const hours = `Operating hours are ${openHours(terms)}${zoneSuffix()}; after ${hourText(terms.closing)} an extra ${formatNaira(terms.lateCharge)} applies.`;
  return state === 'paid' ? hours : valid + hours;
}

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
        item: `Caution, refundable in ${counted(terms.cautionReturnDays, 'day')}`,
        naira: price.caution,
      },
    ],
    lateHours,
    afterDeposit: price.balance + lateHours,
  };
}

/** The two first payments, the one that the terms ask for at an instant first (D-44). */
export function firstOrders(payable: Payable, now: number): (HallOrder & { choice: PaymentChoice })[] {
  const { price } = invoiceSums(payable);
  const deposit = { choice: 'deposit', naira: price.deposit } as const;
  const full = { choice: 'full', naira: price.full } as const;
  const { details, terms } = payable;
  return mustPayInFull(details.eventDate, lagosDate(now), terms) ? [full, deposit] : [deposit, full];
}
