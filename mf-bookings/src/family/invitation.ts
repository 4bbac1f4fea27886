import { lagosDate } from '@venue/shared/time/dates.ts';
import { firstOrders, accountOf } from '../hall/booking/account.ts';
import { type HallOrder, hallChoice } from '../hall/booking/hall-payment.ts';
import { expiresAt, invoiceReference } from '../hall/booking/invoice.ts';
import { invoiceFragment, type LinkReading, readInvoiceFragment } from '../hall/link/invoice-fragment.ts';
import type { SharedInvoice } from '../hall/link/invoice-link.ts';
import { type PaymentRecord, amountPaid } from '../payment/payment-record.ts';
import { clockTolerance } from '../storage/stored-list.ts';
import type { FamilyRecord } from './family-ledger.ts';

/** The order chosen in the form; undefined if it is not offered. */
export function chosenOrder(data: FormData, orders: readonly HallOrder[]): HallOrder | undefined {
  const chosen = hallChoice.safeParse(data.get('choice'));
  return orders.find(({ choice }) => choice === chosen.data);
}

/** What is left to pay, in naira: by the link, less the payments that this device knows and the link did not count. */
export function amountLeftOn(shared: SharedInvoice, payments: readonly PaymentRecord[]): number {
  const counted = new Set(shared.referencesCounted.map((n) => invoiceReference(shared.invoice, n)));
  const since = payments.filter(({ reference }) => !counted.has(reference));
  return Math.max(0, accountOf({ ...shared, payments: [] }).total - shared.paid - amountPaid(since));
}

/** Whether a payment has secured the date, so that the invoice no longer expires. `amountLeft`: in naira. */
export function isSecured(shared: SharedInvoice, amountLeft: number): boolean {
  return shared.requestedNaira > 0 || amountLeft < amountLeftOn(shared, []);
}

/** The payments that the link allows at an instant (ms since the epoch), the requested one first. */
export function payableOrders(shared: SharedInvoice, amountLeft: number, now: number): HallOrder[] {
  if (amountLeft === 0) return [];
  const { requestedNaira } = shared;
  const isFirst = requestedNaira === 0 && amountLeft === amountLeftOn(shared, []);
  if (isFirst) return firstOrders(shared, now);
  const balance: HallOrder = { choice: 'balance', naira: amountLeft };
  return requestedNaira > 0 && requestedNaira < amountLeft
    ? [{ choice: 'part', naira: requestedNaira }, balance]
    : [balance];
}

/** What the address asks a visitor to pay. Only an `open` invitation can be paid. */
export type Invitation =
  | Exclude<LinkReading, { kind: 'read' }>
  /** The invoice has expired (I-12). */
  | { kind: 'expired'; shared: SharedInvoice }
  | { kind: 'event-over'; shared: SharedInvoice }
  | { kind: 'open'; shared: SharedInvoice };

function kindAt(shared: SharedInvoice, now: number, amountLeft: number) {
  const { details } = shared;
  // The balance can be paid until the event; a first payment as long as the hall is held.
  if (!isSecured(shared, amountLeft) && now >= expiresAt(shared)) return 'expired';
  return details.eventDate < lagosDate(now) ? 'event-over' : 'open';
}

/** The fragment that opens the receipt of one payment of an invoice on this device. */
export function receiptFragment(record: FamilyRecord): string {
  return `${invoiceFragment(record)}~${record.reference}`;
}

/** The invoice's own fragment, and the reference of the payment to open, if it names one. */
export function readReceiptFragment(fragment: string): { invoice: string; reference: string | undefined } {
  const [invoice = '', reference] = fragment.split('~');
  return { invoice, reference };
}

/**
 * What the fragment of an address (`#…` or '') asks for at an instant (ms since the epoch). `amountLeft`: in naira, if more
 * is known than the link says.
 */
export function readInvitation(fragment: string, now: number, amountLeft = Infinity): Invitation {
  const reading = readInvoiceFragment(fragment);
  if (reading.kind !== 'read') return reading;
  const { shared } = reading;
  // Made up, or by a clock that is wrong.
  if (shared.invoice.issuedAt > now + clockTolerance) return { kind: 'damaged' };
  return { kind: kindAt(shared, now, amountLeft), shared };
}
