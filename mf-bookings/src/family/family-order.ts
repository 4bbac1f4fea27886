import { lagosDate } from '@venue/shared/time/dates.ts';
import { mustPayInFull } from '@venue/shared/venue/hall-terms.ts';
import { paidOf } from '../payment/payment-status.ts';
import { type HallOrder, orderedShare } from '../hall/booking/hall-payment.ts';
import { choicePrice } from '../hall/booking/invoice-sums.ts';
import { invoiceReference } from '../hall/booking/invoice.ts';
import { accountOf } from '../hall/booking/account.ts';
import type { SharedInvoice } from '../hall/link/invoice-link.ts';
import type { FamilyRecord } from './family-record.ts';

/** The order chosen in the form, or the first. */
export function chosenOrder(data: FormData, orders: readonly HallOrder[]): HallOrder | undefined {
  const chosen = orderedShare.safeParse(data.get('choice'));
  return orders.find(({ choice }) => choice === chosen.data) ?? orders[0];
}

/** What is left to pay, in naira: by the link, less the payments that this device knows and the link did not count. */
export function amountLeft(shared: SharedInvoice, payments: readonly FamilyRecord[]): number {
  const counted = new Set(shared.referencesCounted.map((n) => invoiceReference(shared.invoice, n)));
  const since = payments.filter(({ reference }) => !counted.has(reference));
  return Math.max(0, accountOf({ ...shared, payments: [] }).total - shared.paid - paidOf(since));
}

/** Whether a payment has secured the date, so that the invoice no longer expires. `open`: what is left to pay, in naira. */
export function isSecured(shared: SharedInvoice, open: number): boolean {
  return shared.requestedNaira > 0 || open < amountLeft(shared, []);
}

/** The full payment comes first if the terms require it (D-44). */
function firstPayment(shared: SharedInvoice, now: number): HallOrder[] {
  const { details, terms } = shared;
  const isLate = mustPayInFull(details.eventDate, lagosDate(now), terms);
  const shares = isLate ? (['full', 'deposit'] as const) : (['deposit', 'full'] as const);
  return shares.map((choice) => ({ choice, naira: choicePrice(shared, choice) }));
}

/** The payments that the link allows at an instant (ms since the epoch), the requested one first. */
export function payableOrders(shared: SharedInvoice, open: number, now: number): HallOrder[] {
  if (open === 0) return [];
  const { requestedNaira } = shared;
  const isFirst = requestedNaira === 0 && open === amountLeft(shared, []);
  if (isFirst) return firstPayment(shared, now);
  const balance: HallOrder = { choice: 'balance', naira: open };
  return requestedNaira > 0 && requestedNaira < open
    ? [{ choice: 'part', naira: requestedNaira }, balance]
    : [balance];
}
