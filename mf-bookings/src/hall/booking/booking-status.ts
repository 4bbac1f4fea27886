import { lagosDate } from '@venue/shared/dates.ts';
import { isCancelled, moveFees } from '../../change-history/changes.ts';
import { isPaidOrPending } from '../../payment/payment-record.ts';
import { accountOf, balanceDueDay } from './account.ts';
import {
  hasAttempt,
  hasAttemptOrReport,
  type HallBooking,
  isDepositDenied,
  isPaidLate,
  paymentOf,
} from './booking.ts';
import { expiresAt, isLate } from './invoice.ts';

/** How a booking stands at an instant, for its headline, its row in the list and what can be done about it. */
export type BookingStatus = {
  is:
    /** By the venue's answer, says the customer. */
    | 'cancelled'
    /** The payment company's records deny a payment that the card form called paid: it is open whether the date is secured. */
    | 'denied'
    /** A first payment is in, at least. */
    | 'paid'
    /** Its first payment is a transfer that was announced. */
    | 'pending'
    | 'held'
    /** The invoice ended, and a card form for it was open whose end nobody has seen. */
    | 'unresolved'
    /** The invoice ended, and somebody says to have paid it, or a part of it. */
    | 'reported'
    | 'ended';
  /** The first money was paid, or announced, when the invoice had ended: the venue may have let the hall. */
  late: boolean;
  /** The invoice takes no payment any more, because its time is over. */
  isOver: boolean;
  /**
   * Whether the venue still holds the hall for it, as far as this device can tell. A card form whose end nobody saw holds nothing, and
   * nothing is held that is cancelled.
   */
  isHeld: boolean;
  /** What is to be paid by card next, here or by somebody else; no first payment where one may have been made. */
  pay: 'first' | 'balance' | undefined;
  /** What of a hall that is paid for has to be paid now. */
  due: 'balance' | 'move-fee' | undefined;
};

/**
 * Whether nothing was paid, or announced, before the invoice ended. Only a first payment of this device can tell: of one that
 * was found it is not known when it was made, but its link took it in time; and the balance is ordered over a first payment.
 */
function isSecuredLate(booking: HallBooking): boolean {
  const { payments } = booking;
  const isInTime = payments.some((payment) => isPaidOrPending(payment) && !isLate(booking, payment));
  return !isInTime && payments.some((payment) => isPaidLate(booking, payment));
}

function unpaid(booking: HallBooking, now: number): BookingStatus['is'] {
  if (now < expiresAt(booking)) return 'held';
  if (hasAttempt(booking)) return 'unresolved';
  return hasAttemptOrReport(booking) ? 'reported' : 'ended';
}

function standing(booking: HallBooking, now: number): BookingStatus['is'] {
  if (isCancelled(booking)) return 'cancelled';
  if (isDepositDenied(booking)) return 'denied';
  const state = paymentOf(booking)?.state;
  if (state === 'paid') return 'paid';
  return state === 'pending' ? 'pending' : unpaid(booking, now);
}

function toPay(booking: HallBooking, is: BookingStatus['is']): BookingStatus['pay'] {
  if (accountOf(booking).payable > 0) return 'balance';
  return is === 'held' && !hasAttempt(booking) ? 'first' : undefined;
}

function dueNow(booking: HallBooking, now: number): BookingStatus['due'] {
  const day = balanceDueDay(booking);
  const isDue = day === undefined || day <= lagosDate(now);
  if (isDue && accountOf(booking).payable > 0) return 'balance';
  return moveFees(booking).left > 0 ? 'move-fee' : undefined;
}

const over: ReadonlySet<BookingStatus['is']> = new Set(['unresolved', 'reported', 'ended']);

/** How a booking stands at an instant (ms since the epoch). */
export function statusOf(booking: HallBooking, now: number): BookingStatus {
  const is = standing(booking, now);
  const isOver = over.has(is);
  return {
    is,
    late: (is === 'paid' || is === 'pending') && isSecuredLate(booking),
    isOver,
    isHeld: is !== 'cancelled' && !isOver,
    pay: toPay(booking, is),
    due: is === 'paid' ? dueNow(booking, now) : undefined,
  };
}
