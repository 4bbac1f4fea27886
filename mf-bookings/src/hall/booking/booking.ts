import type { AgreedTerms } from './agreed-terms.ts';
import type { HallDetails } from './hall-booking-schema.ts';
import type { Changeable } from '../../change-history/changes.ts';
import type { MailState } from '../../mail/mail-state.ts';
import { type HallPayment, isOwn } from './hall-payment.ts';
import { hasDenied, paidOf, strongestFirst } from '../../payment/payment-status.ts';
import { isPaidOrPending } from '../../payment/payment-record.ts';
import { invoiceSums, isLate } from './invoice.ts';

/** A hall that is held, with everything that the invoice view shows, every attempt to pay it, and what others say to have paid. */
export type HallBooking = Changeable & {
  terms: AgreedTerms;
  details: HallDetails;
  /** `number`: six digits. `issuedAt`: ms since the epoch. */
  invoice: { number: string; issuedAt: number };
  invoiceMail: MailState;
  /** What the reservation service calls the hold, where it says so. */
  bookingRef?: string | undefined;
  payments: HallPayment[];
};

/** A hall can be held once a day. */
export type HallDay = { hall: string; eventDate: string };

export function isSameDay(one: HallDay, other: HallDay): boolean {
  return one.hall === other.hall && one.eventDate === other.eventDate;
}

type Paid = Pick<HallBooking, 'payments'>;

/** The attempt that says most about the money; what was only reported is none. */
export function paymentOf({ payments }: Paid): HallPayment | undefined {
  return strongestFirst(payments.filter(({ state }) => state !== 'reported'))[0];
}

/** The payment that the receipt is about, if one went through or is said to have. */
export function receiptOf(paid: Paid): HallPayment | undefined {
  const payment = paymentOf(paid);
  return payment?.state === 'paid' ? payment : undefined;
}

/** Whether a card form for it was opened, here or on another device, whatever came of it. What somebody says to have paid is none. */
export function hasAttempt(paid: Paid): boolean {
  return paymentOf(paid) !== undefined;
}

/** Whether somebody may have paid, or says so, be it in a card form that brought nothing: such a booking is never lost from sight. */
export function hasAttemptOrReport({ payments }: Paid): boolean {
  return payments.length > 0;
}

/** Whether so much of the deposit is denied that it is open whether the date is secured (C-21). */
export function isDepositDenied(booking: Pick<HallBooking, 'payments' | 'details' | 'terms'>): boolean {
  const { payments } = booking;
  return hasDenied(payments) && paidOf(payments) < invoiceSums(booking).price.deposit;
}

/** Whether a payment is in or a transfer is under way: then the hold does not end with the invoice. */
export function hasPaidOrPending(paid: Paid): boolean {
  return paid.payments.some(isPaidOrPending);
}

/** Whether this device has paid, or announced, a payment; of one that it only found, it knows neither when nor by whom. */
export function isPaidOrPendingHere({ state, choice }: HallPayment): boolean {
  return isPaidOrPending({ state }) && isOwn({ choice });
}

/** Whether a first payment was made, or announced, when its invoice had ended; the balance is not bound to the invoice’s hours. */
export function isPaidLate(
  agreed: Parameters<typeof isLate>[0],
  payment: Pick<HallPayment, 'state' | 'choice' | 'at'>,
): boolean {
  const isFirst = payment.choice === 'deposit' || payment.choice === 'full';
  return isFirst && isPaidOrPending(payment) && isLate(agreed, payment);
}

/** What others say to have paid, as long as it is not known to be there. */
export function reportedOf({ payments }: { payments: readonly HallPayment[] }): HallPayment[] {
  return payments.filter(({ state }) => state === 'reported');
}

/** Payments of which the venue has to hear and, as far as this device knows, has not. */
export function unnotified({ payments }: Paid): HallPayment[] {
  return payments.filter((payment) => isPaidOrPendingHere(payment) && payment.mail !== 'sent');
}

/** What the venue knows a hall booking by, as it is kept. */
export function bookingFacts({ invoice, details, payments, bookingRef }: HallBooking): string[] {
  const references = payments.map(({ reference }) => `Payment reference ${reference}`);
  const booked = bookingRef === undefined ? [] : [`Booking reference ${bookingRef}`];
  return [`Invoice ${invoice.number}`, `${details.hall} on ${details.eventDate}`, ...booked, ...references];
}
