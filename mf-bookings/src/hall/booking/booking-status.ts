import { lagosDate } from '@venue/shared/time/dates.ts';
import { isCancelled, moveFees } from '../../change-history/changes.ts';
import { wasCalledPaidOrPending } from '../../payment/payment-record.ts';
import { accountOf, balanceDueDay } from './account.ts';
import {
  hasAttempt,
  hasAttemptOrReport,
  hasUnread,
  type HallBooking,
  isDepositDenied,
  isPaidLate,
  paymentOf,
  receiptOf,
} from './booking.ts';
import { expiresAt, isLate } from './invoice.ts';

export type BookingStatus = {
  state:
    /** The customer noted that the venue agreed to cancel. */
    | 'cancelled'
    /** The payment company has no record of a payment that the card form called paid, so the date may not be secured. */
    | 'denied'
    /** At least a first payment is in. */
    | 'paid'
    /** The first payment is a transfer that was announced. */
    | 'pending'
    | 'held'
    /** The invoice expired, and it is unknown how a card form for it ended. */
    | 'unresolved'
    /** The invoice expired, and someone says they have paid. */
    | 'reported'
    | 'ended';
  /** The first payment was made or announced after the invoice had expired: the venue may have let the hall. */
  late: boolean;
  /** The invoice expired unpaid. */
  isExpired: boolean;
  /** Whether the venue still holds the hall, as far as this device can tell. An unresolved card form does not extend the hold. */
  isHeld: boolean;
  /** What can be paid by card next, here or through a link. Not `first` if a first payment may have been made. */
  pay: 'first' | 'balance' | undefined;
  /** What is due now after a first payment. */
  due: 'balance' | 'move-fee' | undefined;
};

/**
 * Whether nothing was paid or announced before the invoice expired. Only a first payment on this device shows that: a payment
 * from elsewhere was made in time, because links expire with the invoice, and a balance follows a first payment.
 */
function isSecuredLate(booking: HallBooking): boolean {
  const { payments } = booking;
  const isInTime = payments.some((payment) => wasCalledPaidOrPending(payment) && !isLate(booking, payment));
  return !isInTime && payments.some((payment) => isPaidLate(booking, payment));
}

function unpaidState(booking: HallBooking, now: number): BookingStatus['state'] {
  if (now < expiresAt(booking)) return 'held';
  if (hasAttempt(booking)) return 'unresolved';
  return hasAttemptOrReport(booking) ? 'reported' : 'ended';
}

function stateOf(booking: HallBooking, now: number): BookingStatus['state'] {
  if (isCancelled(booking)) return 'cancelled';
  if (isDepositDenied(booking)) return 'denied';
  if (receiptOf(booking)) return 'paid';
  return paymentOf(booking)?.status === 'pending' ? 'pending' : unpaidState(booking, now);
}

function payableNext(booking: HallBooking, state: BookingStatus['state']): BookingStatus['pay'] {
  if (hasUnread(booking)) return undefined;
  if (accountOf(booking).payableNow > 0) return 'balance';
  return state === 'held' && !hasAttempt(booking) ? 'first' : undefined;
}

function dueNow(booking: HallBooking, now: number): BookingStatus['due'] {
  const day = balanceDueDay(booking);
  const isDue = day === undefined || day <= lagosDate(now);
  if (isDue && accountOf(booking).payableNow > 0) return 'balance';
  return moveFees(booking).left > 0 ? 'move-fee' : undefined;
}

const expiredStates: ReadonlySet<BookingStatus['state']> = new Set(['unresolved', 'reported', 'ended']);

/** Status at an instant, in ms since the epoch. */
export function statusOf(booking: HallBooking, now: number): BookingStatus {
  const state = stateOf(booking, now);
  const isExpired = expiredStates.has(state);
  return {
    state,
    late: (state === 'paid' || state === 'pending') && isSecuredLate(booking),
    isExpired,
    isHeld: state !== 'cancelled' && !isExpired,
    pay: payableNext(booking, state),
    due: state === 'paid' ? dueNow(booking, now) : undefined,
  };
}
