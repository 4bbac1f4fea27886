import { type CalendarDate, lagosDate } from '@venue/shared/dates.ts';
import { balanceDue, mustPayInFull } from '@venue/shared/venue/hall-due.ts';
import { type Changeable, isCancelled } from '../../change-history/changes.ts';
import { hasDenied, owed, paidOf } from '../../payment/payment-status.ts';
import type { PaymentRecord } from '../../payment/payment-record.ts';
import { invoiceSums, type Payable } from './invoice.ts';

/** What an account needs of a booking, or of an invoice that somebody else sent. */
type Booked = Pick<Payable, 'details' | 'terms'> & Changeable & { payments: readonly PaymentRecord[] };

/** What a hall comes to, what of it is in and what follows; sums in naira. */
export type Account = {
  /** Rental, caution and late hours: the caution is in it once. */
  total: number;
  /** What counts, in however many payments it came; never more than the total. */
  paid: number;
  /** What came in beyond the total: the venue gives it back. */
  over: number;
  owed: number;
  /**
   * What follows the deposit, or what is left of it: rental and caution first, late hours last (D-46). Nothing as long as it
   * has to be settled what was paid, and nothing for what is cancelled.
   */
  balance: number;
  lateHours: number;
  /** Balance and late hours in one sum. */
  toFollow: number;
  /** What of it may be paid by card now: nothing before a first payment, or while a transfer is on its way (C-22). */
  payable: number;
};

/** What follows, of a sum that is owed. */
function following(booked: Booked, owedNaira: number): Pick<Account, 'balance' | 'lateHours'> {
  if (isCancelled(booked) || hasDenied(booked.payments)) return { balance: 0, lateHours: 0 };
  const { price, lateHours } = invoiceSums(booked);
  const isBegun = booked.payments.some(({ state }) => state === 'paid');
  const balance = isBegun ? owed(price.full, booked.payments) : price.balance;
  return { balance, lateHours: isBegun ? owedNaira - balance : lateHours };
}

export function accountOf(booked: Booked): Account {
  const { payments } = booked;
  const { price, lateHours } = invoiceSums(booked);
  const total = price.full + lateHours;
  const left = owed(total, payments);
  const follows = following(booked, left);
  const toFollow = follows.balance + follows.lateHours;
  const states = new Set(payments.map(({ state }) => state));
  return {
    total,
    paid: total - left,
    over: paidOf(payments) - (total - left),
    owed: left,
    ...follows,
    toFollow,
    payable: states.has('paid') && !states.has('pending') ? toFollow : 0,
  };
}

/** Whether anything is to be transferred: not while a transfer is on its way (C-22). */
export function takesTransfer(booked: Booked): boolean {
  return accountOf(booked).toFollow > 0 && booked.payments.every(({ state }) => state !== 'pending');
}

/** The day on which the event got its date: that of the invoice, or of the last move. Nothing was due before. */
export function datedOn({ invoice, changes }: Pick<Payable, 'invoice'> & Changeable): CalendarDate {
  return lagosDate(changes?.moved.at(-1)?.at ?? invoice.issuedAt);
}

/** Day by which the balance is due; undefined where it is due at once (TC-02, TC-03). */
export function balanceDueDay(payable: Payable & Changeable): CalendarDate | undefined {
  const { terms, details } = payable;
  return mustPayInFull(details.eventDate, datedOn(payable), terms)
    ? undefined
    : balanceDue(details.eventDate, terms);
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
