import { formatNaira, counted } from '@venue/shared/text/numbers.ts';
import { formatLongDate, lagosDate } from '@venue/shared/time/dates.ts';
import { balanceDue } from '@venue/shared/venue/hall-terms.ts';
import { type Changeable, isCancelled } from '../../change-history/changes.ts';
import { accountOf, balanceDueDay, priceOf } from '../booking/account.ts';
import { type HallBooking, isDepositDenied, receiptOf } from '../booking/booking.ts';
import type { PaymentChoice } from '../booking/hall-payment.ts';
import type { Payable } from '../booking/invoice.ts';

/** `rental`: all but the late hours. */
export type PaidSoFar = 'deposit' | 'rental' | 'full';

export function paidSoFar(booking: Pick<HallBooking, 'details' | 'terms' | 'payments'>): PaidSoFar {
  const { outstanding, paid } = accountOf(booking);
  if (outstanding === 0) return 'full';
  return paid < priceOf(booking).full ? 'deposit' : 'rental';
}

export const paidNames: Readonly<Record<PaidSoFar, string>> = {
  full: 'Paid in full',
  rental: 'Rental paid',
  deposit: 'Deposit paid',
};

/** Text of the stamp on the invoice; none before a payment, nor while the deposit is denied (C-21). */
export function stampText(booking: HallBooking): string | undefined {
  if (isCancelled(booking)) return 'Cancelled';
  return !receiptOf(booking) || isDepositDenied(booking) ? undefined : paidNames[paidSoFar(booking)];
}

/** `payable`: the invoice says until when it is valid. */
export function payState(booking: HallBooking): 'payable' | 'paid' {
  return stampText(booking) === undefined ? 'payable' : 'paid';
}

/** `Pay the balance, ₦900,000` */
export function payBalanceLabel(booking: HallBooking): string {
  const { left, payableNow } = accountOf(booking);
  return `Pay ${left.balance > 0 ? 'the balance' : 'the late hours'}, ${formatNaira(payableNow)}`;
}

/**
 * `by Thu 18 Feb 2027`, or at once if the booking was made, or moved, too late for that (TC-02, TC-03).
 */
export function balanceDueText(payable: Payable & Changeable): string {
  const day = balanceDueDay(payable);
  return day === undefined ? 'due at once' : `by ${formatLongDate(day, 'short')}`;
}

/** When the balance is due, as a sentence; `now`: ms since the epoch. */
export function balanceDueSentence(payable: Payable & Changeable, now: number): string {
  const day = balanceDueDay(payable);
  if (day === undefined) return 'It is due at once.';
  const today = lagosDate(now);
  if (day < today) return `It was due on ${formatLongDate(day, 'short')}: please pay it now.`;
  return day === today ? 'It is due today.' : `It is due by ${formatLongDate(day, 'short')}.`;
}

function depositText(payable: Payable, isFullAsked: boolean): string {
  const { details, terms } = payable;
  const price = priceOf(payable);
  const parts = `${terms.depositPercent}% of the rental, ${formatNaira(price.rentalShare)}, and the ${formatNaira(price.caution)} caution.`;
  const left = formatNaira(price.balance + price.lateHours);
  if (isFullAsked) {
    return `${parts} The event is less than ${counted(terms.balanceDueDays, 'day')} away, so the terms ask for the full payment. The other ${left} would be due at once.`;
  }
  return `${parts} It secures the date; the remaining ${left} is due by ${formatLongDate(balanceDue(details.eventDate, terms), 'short')}.`;
}

function fullPaymentText(payable: Payable): string {
  const { caution, lateHours } = priceOf(payable);
  const back = `Rental and caution. The caution of ${formatNaira(caution)} is refundable within ${counted(payable.terms.cautionReturnDays, 'day')} of the event.`;
  return lateHours > 0
    ? `${back} Late hours of ${formatNaira(lateHours)} are not part of it.`
    : `${back} Nothing more to pay.`;
}

/** What a first payment covers and what it leaves; `isFullAsked`: the terms ask for the full payment (D-44). */
export function firstPaymentText(payable: Payable, choice: PaymentChoice, isFullAsked: boolean): string {
  return choice === 'full' ? fullPaymentText(payable) : depositText(payable, isFullAsked);
}

export function lateText(hall: string): string {
  return `${hall} may have been let to someone else by now: the venue will check, call you, and tell you what happens to your money if it has been let.`;
}
