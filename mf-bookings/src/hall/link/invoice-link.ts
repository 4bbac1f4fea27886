import { wasFormShown } from '../../payment/references.ts';
import { paymentStatusOf } from '../../payment/payment-status.ts';
import { accountOf } from '../booking/account.ts';
import type { HallBooking } from '../booking/booking.ts';
import { isOwn } from '../booking/hall-payment.ts';
import { type Payable, referenceNumbers } from '../booking/invoice.ts';

/** Of a name in a link, in characters. */
export const longestName = 24;

/**
 * An invoice as another person gets it. The link has no prices, as anybody can make a link: they are worked out from the hall and the
 * venue's terms. It has a checksum of the terms that the invoice was written under: where the venue has others by now, nothing is
 * asked for.
 */
export type SharedInvoice = Payable & {
  /** One word, as a person would be called; '' where none could be told. */
  firstName: string;
  /** Whom it was made for, in the sender's words; '' for anybody. */
  toWhom: string;
  /** What of the balance it asks for, in naira; 0: the first payment, of which the payer chooses the share. */
  requestedNaira: number;
  /** What the sender's device knew to be paid, in naira. */
  paid: number;
  /** The n of the invoice's references that are in what was paid. */
  referencesCounted: number[];
  /** The n of those that were used otherwise, as far as the sender's device knew: they may be paid yet. */
  referencesUncounted: number[];
};

/** A name without anything that could be read as more than a name. */
function plainName(name: string): string {
  const letters = name.normalize('NFC').replaceAll(/[^\p{L}\p{M}'’\s-]/gu, '');
  return letters.trim().replaceAll(/\s+/g, ' ').slice(0, longestName).trim();
}

/** The first word of a first name. */
function callName(firstName: string): string {
  const [word = ''] = plainName(firstName).split(' ');
  return word;
}

/** What a link is made for: whom, in the sender's words, and how much of the balance in naira; all of it where no sum is said. */
export type LinkWish = { toWhom?: string; naira?: number };

/** Which references of a booking are used, apart by whether their money counts. */
function usedReferences({
  invoice,
  payments,
}: HallBooking): Pick<SharedInvoice, 'referencesCounted' | 'referencesUncounted'> {
  const counted = payments.filter((payment) => paymentStatusOf(payment) === 'paid');
  const others = payments.filter(
    (payment) => !counted.includes(payment) && (!isOwn(payment) || wasFormShown(payment)),
  );
  return {
    referencesCounted: referenceNumbers(invoice, counted),
    referencesUncounted: referenceNumbers(invoice, others),
  };
}

/** What of a booking may be shared: of the person who booked, the first name alone. */
export function sharedInvoice(booking: HallBooking, { toWhom = '', naira }: LinkWish = {}): SharedInvoice {
  const { invoice, terms } = booking;
  const { hall, eventDate, startTime, endTime, firstName } = booking.details;
  const { payable, paid } = accountOf(booking);
  return {
    invoice,
    details: { hall, eventDate, startTime, endTime },
    terms,
    firstName: callName(firstName),
    toWhom: plainName(toWhom),
    requestedNaira: Math.min(naira ?? payable, payable),
    paid,
    ...usedReferences(booking),
  };
}
