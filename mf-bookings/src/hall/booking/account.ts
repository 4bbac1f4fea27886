import { type CalendarDate, lagosDate } from '@venue/shared/time/dates.ts';
import {
  balanceDue,
  hallPrice,
  type HallPrice,
  mustPayInFull,
  runsLate,
} from '@venue/shared/venue/hall-terms.ts';
import { type Changeable, isCancelled } from '../../change-history/changes.ts';
import {
  hasDenied,
  amountOwed,
  amountPaid,
  isPaid,
  type PaymentRecord,
} from '../../payment/payment-record.ts';
import type { AgreedTerms } from './agreed-terms.ts';
import type { HallOrder, PaymentChoice } from './hall-payment.ts';
import type { Payable } from './invoice.ts';

/** What a hall costs under the terms agreed; everything in naira. */
type AgreedPrice = HallPrice & {
  /** Not part of either first payment; due with the balance (D-46). */
  lateHours: number;
};

export function priceOf(booked: {
  details: { startTime: string; endTime: string };
  terms: AgreedTerms;
}): AgreedPrice {
  const { details, terms } = booked;
  return { ...hallPrice(terms.rental, terms), lateHours: runsLate(details, terms) ? terms.lateCharge : 0 };
}

/** The two first payments, the one that the terms ask for at an instant first (D-44). */
export function firstOrders(payable: Payable, now: number): (HallOrder & { choice: PaymentChoice })[] {
  const price = priceOf(payable);
  const deposit = { choice: 'deposit', naira: price.deposit } as const;
  const full = { choice: 'full', naira: price.full } as const;
  const { details, terms } = payable;
  return mustPayInFull(details.eventDate, lagosDate(now), terms) ? [full, deposit] : [deposit, full];
}

/** A booking, or an invoice received through a link with the payments that this device knows of. */
type PayableWithPayments = Pick<Payable, 'details' | 'terms'> &
  Changeable & { payments: readonly PaymentRecord[] };

/** What is due after the deposit. Payments go to rental and caution first, then to late hours (D-46). */
type Left = { balance: number; lateHours: number; together: number };

/** What a hall costs, what is paid and what is still due, in naira. */
export type Account = {
  /** Rental, caution and late hours. */
  total: number;
  /** Never more than the total. */
  paid: number;
  /** Paid beyond the total; the venue refunds it. */
  overpaid: number;
  outstanding: number;
  /** Nothing while a payment is in dispute, and for a cancelled booking. */
  left: Left;
  /** Can be paid by card now; 0 before the first payment and while a transfer is pending (C-22). */
  payableNow: number;
};

function leftOf(payable: PayableWithPayments): Left {
  if (isCancelled(payable) || hasDenied(payable.payments)) return { balance: 0, lateHours: 0, together: 0 };
  const { full, balance, lateHours } = priceOf(payable);
  const { payments } = payable;
  if (!payments.some(isPaid)) return { balance, lateHours, together: balance + lateHours };
  const [ofBalance, together] = [amountOwed(full, payments), amountOwed(full + lateHours, payments)];
  return { balance: ofBalance, lateHours: together - ofBalance, together };
}

export function accountOf(payable: PayableWithPayments): Account {
  const { payments } = payable;
  const { full, lateHours } = priceOf(payable);
  const total = full + lateHours;
  const outstanding = amountOwed(total, payments);
  const paid = total - outstanding;
  const left = leftOf(payable);
  const isPending = payments.some(({ status }) => status === 'pending');
  return {
    total,
    paid,
    overpaid: amountPaid(payments) - paid,
    outstanding,
    left,
    payableNow: payments.some(isPaid) && !isPending ? left.together : 0,
  };
}

/** Whether bank details are shown: not while another transfer is pending (C-22). */
export function takesTransfer(payable: PayableWithPayments): boolean {
  const isPending = payable.payments.some(({ status }) => status === 'pending');
  return accountOf(payable).left.together > 0 && !isPending;
}

/** The day on which the event date was set: when the invoice was issued, or when the event was last moved. */
export function dateSetOn({ invoice, changes }: Pick<Payable, 'invoice'> & Changeable): CalendarDate {
  return lagosDate(changes?.moved.at(-1)?.at ?? invoice.issuedAt);
}

/** Day by which the balance is due; undefined if it is due at once (TC-02, TC-03). */
export function balanceDueDay(payable: Payable & Changeable): CalendarDate | undefined {
  const { terms, details } = payable;
  return mustPayInFull(details.eventDate, dateSetOn(payable), terms)
    ? undefined
    : balanceDue(details.eventDate, terms);
}

/** Smallest and largest part payment, in naira. */
export type PartRange = { least: number; most: number };

/**
 * Undefined where the balance is paid in one payment, because the venue takes no parts or less than one is left. The remainder
 * may be smaller than `least`: the last payment is whatever is owed.
 */
export function partRange(balance: number, { leastPart }: { leastPart: number }): PartRange | undefined {
  return leastPart > 0 && balance > leastPart ? { least: leastPart, most: balance } : undefined;
}
