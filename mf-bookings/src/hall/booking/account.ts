import { type CalendarDate, lagosDate } from '@venue/shared/time/dates.ts';
import { balanceDue, mustPayInFull } from '@venue/shared/venue/hall-terms.ts';
import { type Changeable, isCancelled } from '../../change-history/changes.ts';
import {
  hasDenied,
  amountOwed,
  amountPaid,
  isPaid,
  type PaymentRecord,
} from '../../payment/payment-record.ts';
import { invoiceSums } from './invoice-sums.ts';
import type { Payable } from './invoice.ts';

/** A booking, or an invoice received through a link with the payments that this device knows of. */
type PayableWithPayments = Pick<Payable, 'details' | 'terms'> &
  Changeable & { payments: readonly PaymentRecord[] };

/** What a hall costs, what is paid and what is still due, in naira. */
export type Account = {
  /** Rental, caution and late hours. */
  total: number;
  /** Never more than the total. */
  paid: number;
  /** Paid beyond the total; the venue refunds it. */
  overpaid: number;
  outstanding: number;
  /**
   * Due after the deposit, without late hours. Payments go to rental and caution first, then to late hours (D-46). 0 while a
   * payment is in dispute, and for a cancelled booking.
   */
  balanceLeft: number;
  lateHours: number;
  /** What is left of balance and late hours together. */
  dueAfterDeposit: number;
  /** Can be paid by card now; 0 before the first payment and while a transfer is pending (C-22). */
  payableNow: number;
};

function remainingSums(
  payable: PayableWithPayments,
  outstanding: number,
): Pick<Account, 'balanceLeft' | 'lateHours'> {
  if (isCancelled(payable) || hasDenied(payable.payments)) return { balanceLeft: 0, lateHours: 0 };
  const { price, lateHours } = invoiceSums(payable);
  const hasPaid = payable.payments.some(isPaid);
  const balanceLeft = hasPaid ? amountOwed(price.full, payable.payments) : price.balance;
  return { balanceLeft, lateHours: hasPaid ? outstanding - balanceLeft : lateHours };
}

export function accountOf(payable: PayableWithPayments): Account {
  const { payments } = payable;
  const { price, lateHours } = invoiceSums(payable);
  const total = price.full + lateHours;
  const outstanding = amountOwed(total, payments);
  const paid = total - outstanding;
  const remaining = remainingSums(payable, outstanding);
  const dueAfterDeposit = remaining.balanceLeft + remaining.lateHours;
  const isPending = payments.some(({ status }) => status === 'pending');
  return {
    total,
    paid,
    overpaid: amountPaid(payments) - paid,
    outstanding,
    ...remaining,
    dueAfterDeposit,
    payableNow: payments.some(isPaid) && !isPending ? dueAfterDeposit : 0,
  };
}

/** Whether bank details are shown: not while another transfer is pending (C-22). */
export function takesTransfer(payable: PayableWithPayments): boolean {
  return (
    accountOf(payable).dueAfterDeposit > 0 && payable.payments.every(({ status }) => status !== 'pending')
  );
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
