import { lagosDate } from '@venue/shared/time/dates.ts';
import { countedPayments, isReferenceUsed } from '../../payment/payment-record.ts';
import { accountOf } from '../booking/account.ts';
import { statusOf } from '../booking/booking-status.ts';
import type { HallBooking } from '../booking/booking.ts';
import { type Payable, referenceNumbers } from '../booking/invoice.ts';

/** In characters. */
export const longestName = 24;

/**
 * An invoice shared through a link. Anybody can make a link, so it contains no prices: they are computed from the hall and the
 * venue's terms. It contains a checksum of the agreed terms; if the venue has changed them since, no payment is requested.
 */
export type SharedInvoice = Payable & {
  /** One word; '' if unknown. */
  firstName: string;
  /** Whom the link is for, in the sender's words; '' for anybody. */
  toWhom: string;
  /** Requested part of the balance in naira. 0: a first payment, of which the payer chooses the amount. */
  requestedNaira: number;
  /** Paid so far as the sender's device knew, in naira. */
  paid: number;
  /** Numbers of the payment references included in `paid`. */
  referencesCounted: number[];
  /** Numbers of other references in use; they may still be paid. */
  referencesUncounted: number[];
};

/** Whether somebody who opens a link to it now could pay: something can be paid, and the event is not over. */
export function isLinkPayable(booking: HallBooking, now: number): boolean {
  return statusOf(booking, now).pay !== undefined && booking.details.eventDate >= lagosDate(now);
}

/** Letters, marks, apostrophes, hyphens and spaces only, so that a name cannot carry a message. */
function plainName(name: string): string {
  const letters = name.normalize('NFC').replaceAll(/[^\p{L}\p{M}'’\s-]/gu, '');
  const cut = letters.trim().replaceAll(/\s+/g, ' ').slice(0, longestName);
  // Half of a letter that takes two characters would make the link unreadable.
  return cut.replace(/\p{Surrogate}$/u, '').trim();
}

function callName(firstName: string): string {
  const [word = ''] = plainName(firstName).split(' ');
  return word;
}

/** `toWhom`: in the sender's words. `naira`: how much of the balance to request; all of it if absent. */
export type LinkOptions = { toWhom?: string; naira?: number };

function usedReferences({
  invoice,
  payments,
}: HallBooking): Pick<SharedInvoice, 'referencesCounted' | 'referencesUncounted'> {
  const counted = countedPayments(payments);
  const others = payments.filter((payment) => !counted.includes(payment) && isReferenceUsed(payment));
  return {
    referencesCounted: referenceNumbers(invoice, counted),
    referencesUncounted: referenceNumbers(invoice, others),
  };
}

/** Shares only the first name of the person who booked. */
export function sharedInvoice(booking: HallBooking, { toWhom = '', naira }: LinkOptions = {}): SharedInvoice {
  const { invoice, terms } = booking;
  const { hall, eventDate, startTime, endTime, firstName } = booking.details;
  const { payableNow, paid } = accountOf(booking);
  return {
    invoice,
    details: { hall, eventDate, startTime, endTime },
    terms,
    firstName: callName(firstName),
    toWhom: plainName(toWhom),
    requestedNaira: Math.min(naira ?? payableNow, payableNow),
    paid,
    ...usedReferences(booking),
  };
}
