import { lagosDate } from '@venue/shared/time/dates.ts';
import { expiresAt } from '../hall/booking/invoice.ts';
import { invoiceFragment, type LinkReading, readInvoiceFragment } from '../hall/link/invoice-fragment.ts';
import type { SharedInvoice } from '../hall/link/invoice-link.ts';
import { isSecured } from './family-order.ts';
import type { FamilyRecord } from './family-record.ts';
import { clockTolerance } from '../storage/stored-list.ts';

/** What the address asks a visitor to pay. Only an `open` invitation can be paid. */
export type Invitation =
  | Exclude<LinkReading, { kind: 'read' }>
  /** Issued in the future by this device's clock: link or clock is wrong. */
  | { kind: 'not-yet-issued'; shared: SharedInvoice }
  /** The invoice has expired, or the event is over (I-12). */
  | { kind: 'expired'; shared: SharedInvoice }
  | { kind: 'open'; shared: SharedInvoice };

function statusAt(shared: SharedInvoice, now: number, open: number): 'not-yet-issued' | 'expired' | 'open' {
  const { invoice, details } = shared;
  if (invoice.issuedAt > now + clockTolerance) return 'not-yet-issued';
  // The balance can be paid until the event; a first payment as long as the hall is held.
  const isHeld = isSecured(shared, open) || now < expiresAt(shared);
  return !isHeld || details.eventDate < lagosDate(now) ? 'expired' : 'open';
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
 * What the fragment of an address (`#…` or '') asks for at an instant (ms since the epoch). `open`: what is left to pay, in naira, if more
 * is known than the link says.
 */
export function readInvitation(fragment: string, now: number, open = Infinity): Invitation {
  const reading = readInvoiceFragment(fragment);
  if (reading.kind !== 'read') return reading;
  const { shared } = reading;
  return { kind: statusAt(shared, now, open), shared };
}
