import { type Changeable, isCancelled } from '../../change/kept/changes.ts';
import { inDispute, owed, paidOf } from '../../payment/standing-of.ts';
import type { PaymentRecord } from '../../payment/payment-record.ts';
import { invoiceSums, type Payable } from './invoice.ts';

/** What an account needs of a booking, or of an invoice that somebody else sent. */
type Booked = Pick<Payable, 'details' | 'terms'> & Changeable & { payments: readonly PaymentRecord[] };

/** What a hall comes to and what of it is in; sums in naira. */
export type Account = {
  /** Rental, caution and late hours: the caution is in it once. */
  total: number;
  /** What counts, in however many payments it came; never more than the total. */
  paid: number;
  /** What came in beyond the total: the venue gives it back. */
  over: number;
  owed: number;
};

export function accountOf(booked: Booked): Account {
  const { price, lateHours } = invoiceSums(booked);
  const total = price.full + lateHours;
  const left = owed(total, booked.payments);
  return { total, paid: total - left, over: paidOf(booked.payments) - (total - left), owed: left };
}

/** Whether a first payment is made, or said to be. */
function isPaidInto({ payments }: Pick<Booked, 'payments'>): boolean {
  return payments.some(({ state }) => state === 'paid');
}

/** What a booking comes to beside its first payment, in naira. */
export type LeftToPay = { balance: number; lateHours: number };

/**
 * What follows the deposit, or what is left of it: rental and caution first, late hours last (D-46). Nothing as long as it
 * has to be settled what was paid, and nothing for what is cancelled.
 */
export function leftToPay(booked: Booked): LeftToPay {
  if (isCancelled(booked) || inDispute(booked.payments)) return { balance: 0, lateHours: 0 };
  const { price, lateHours } = invoiceSums(booked);
  if (!isPaidInto(booked)) return { balance: price.balance, lateHours };
  const balance = owed(price.full, booked.payments);
  return { balance, lateHours: accountOf(booked).owed - balance };
}

/** The same in one sum. */
export function sumLeft(booked: Booked): number {
  const { balance, lateHours } = leftToPay(booked);
  return balance + lateHours;
}

/** What is left once a payment has secured the date, in naira; nothing before. */
export function openBalance(booked: Booked): number {
  return isPaidInto(booked) ? sumLeft(booked) : 0;
}

/** What of it may be paid by card now: nothing while a transfer is on its way (C-22). */
export function payableBalance(booked: Booked): number {
  return booked.payments.some(({ state }) => state === 'pending') ? 0 : openBalance(booked);
}

/** Between which sums a part of what is left may be, in naira. */
export type PartRange = { least: number; most: number };

/**
 * What a part may come to; undefined where the balance is paid in one sum, because the venue takes no parts or no more than
 * one is left. What a part leaves may be less than the least: the last one is whatever is owed.
 */
export function partRange(balance: number, { leastPart }: { leastPart: number }): PartRange | undefined {
  return leastPart > 0 && balance > leastPart ? { least: leastPart, most: balance } : undefined;
}
