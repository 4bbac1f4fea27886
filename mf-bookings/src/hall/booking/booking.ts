import type { Changeable } from '../../change-history/changes.ts';
import type { MailState } from '../../mail/stored-mail.ts';
import {
  hasDenied,
  amountPaid,
  mostCertainFirst,
  wasCalledPaid,
  wasCalledPaidOrPending,
} from '../../payment/payment-record.ts';
import { priceOf } from './account.ts';
import type { AgreedTerms } from './agreed-terms.ts';
import type { HallDetails } from './hall-details.ts';
import type { HallPayment } from './hall-payment.ts';
import { type Invoice, type IssuedInvoice, isLate } from './invoice.ts';

/** A held hall with its invoice, every attempt to pay it and every payment reported from elsewhere. */
export type HallBooking = Changeable & {
  terms: AgreedTerms;
  details: HallDetails;
  invoice: Invoice;
  invoiceMail: MailState;
  /** The reservation service's reference, if it gave one. */
  bookingRef?: string | undefined;
  payments: HallPayment[];
  /** Payments that another release stored and this one cannot read: money may have moved. */
  unreadPayments?: unknown[] | undefined;
};

export type HallDay = { hall: string; eventDate: string };

export function isSameDay(one: HallDay, other: HallDay): boolean {
  return one.hall === other.hall && one.eventDate === other.eventDate;
}

type Paid = Pick<HallBooking, 'payments'>;

/** The attempt with the strongest status. Reported payments are no attempts. */
export function paymentOf({ payments }: Paid): HallPayment | undefined {
  return mostCertainFirst(payments.filter(({ status }) => status !== 'reported'))[0];
}

/** The payment that the receipt shows: one that is paid, or that the card form called paid. */
export function receiptOf(paid: Paid): HallPayment | undefined {
  const payment = paymentOf(paid);
  return payment && wasCalledPaid(payment) ? payment : undefined;
}

export function hasUnread({ unreadPayments = [] }: Pick<HallBooking, 'unreadPayments'>): boolean {
  return unreadPayments.length > 0;
}

/** Whether a card form was ever opened for it, here or on another device. */
export function hasAttempt(booking: Pick<HallBooking, 'payments' | 'unreadPayments'>): boolean {
  return paymentOf(booking) !== undefined || hasUnread(booking);
}

/** Whether someone may have paid, or says they have. Such a booking is never hidden or dropped. */
export function hasAttemptOrReport(booking: Pick<HallBooking, 'payments' | 'unreadPayments'>): boolean {
  return booking.payments.length > 0 || hasUnread(booking);
}

/** Whether denied payments leave less than a deposit, so that the date may not be secured (C-21). */
export function isDepositDenied(booking: Pick<HallBooking, 'payments' | 'details' | 'terms'>): boolean {
  const { payments } = booking;
  return hasDenied(payments) && amountPaid(payments) < priceOf(booking).deposit;
}

/** Whether a payment is in or a transfer is pending: then the hold outlasts the invoice. */
export function hasPaidOrPending(paid: Paid): boolean {
  return paid.payments.some(wasCalledPaidOrPending);
}

/** Whether a first payment was made or announced after the invoice had expired. The balance has no such limit. */
export function isPaidLate(
  issued: IssuedInvoice,
  payment: Pick<HallPayment, 'status' | 'choice' | 'at'>,
): boolean {
  if (!wasCalledPaidOrPending(payment)) return false;
  const isFirst = payment.choice === 'deposit' || payment.choice === 'full';
  return isFirst && isLate(issued, payment);
}

/** Payments that someone says they have made and that no verification has found yet. */
export function reportedOf({ payments }: Paid): HallPayment[] {
  return payments.filter(({ status }) => status === 'reported');
}
