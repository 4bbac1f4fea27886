import { lagosDate } from '@venue/shared/dates.ts';
import { expiresAt } from '../hall/booking/invoice.ts';
import { invoiceFragment, type LinkReading, readInvoiceFragment } from '../hall/link/invoice-fragment.ts';
import type { SharedInvoice } from '../hall/link/invoice-link.ts';
import { isSecured } from './family-order.ts';
import type { FamilyRecord } from './family-record.ts';
import { clockTolerance } from '../time/clock-tolerance.ts';

/** What an address asks a visitor to pay at an instant. Only `open` takes money. */
export type Invitation =
  | Exclude<LinkReading, { kind: 'read' }>
  /** Written later than this device's clock says: link or clock is wrong. */
  | { kind: 'early'; shared: SharedInvoice }
  /** Its hours are over, or the day itself is (I-12). */
  | { kind: 'over'; shared: SharedInvoice }
  | { kind: 'open'; shared: SharedInvoice };

function standing(shared: SharedInvoice, now: number, open: number): 'early' | 'over' | 'open' {
  const { invoice, details } = shared;
  if (invoice.issuedAt > now + clockTolerance) return 'early';
  // The balance is asked for up to the day; a first payment as long as the hall is held.
  const isHeld = isSecured(shared, open) || now < expiresAt(shared);
  return !isHeld || details.eventDate < lagosDate(now) ? 'over' : 'open';
}

/** The address's fragment under which this device opens the receipt of one of the payments of an invoice. */
export function receiptFragment(record: FamilyRecord): string {
  return `${invoiceFragment(record)}~${record.reference}`;
}

/** The invoice's own fragment, and the reference of the payment that is to be opened; undefined where none is named. */
export function readReceiptFragment(fragment: string): { invoice: string; reference: string | undefined } {
  const [invoice = '', reference] = fragment.split('~');
  return { invoice, reference };
}

/**
 * What the fragment of an address (`#…` or '') asks for at an instant (ms since the epoch). `open`: what is left of it, in naira,
 * where that is known better than from the link.
 */
export function invitation(fragment: string, now: number, open = Infinity): Invitation {
  const reading = readInvoiceFragment(fragment);
  if (reading.kind !== 'read') return reading;
  const { shared } = reading;
  return { kind: standing(shared, now, open), shared };
}
