import { isCancelled } from '../../change-history/changes.ts';
import { accountOf } from '../booking/account.ts';
import { type HallBooking, isDepositDenied, receiptOf } from '../booking/booking.ts';
import { invoiceSums } from '../booking/invoice.ts';

/** What of a booking is paid. `rental`: all but the late hours. */
export type PaidSoFar = 'deposit' | 'rental' | 'full';

export function paidSoFar(booking: Pick<HallBooking, 'details' | 'terms' | 'payments'>): PaidSoFar {
  const { owed, paid } = accountOf(booking);
  if (owed === 0) return 'full';
  return paid < invoiceSums(booking).price.full ? 'deposit' : 'rental';
}

/** What a booking is called once that is paid. */
export const paidNames: Readonly<Record<PaidSoFar, string>> = {
  full: 'Paid in full',
  rental: 'Rental paid',
  deposit: 'Deposit paid',
};

/** What an invoice is stamped with; nothing before its payment, and nothing while the payment is not confirmed (C-21). */
export function stampText(booking: HallBooking): string | undefined {
  if (isCancelled(booking)) return 'Cancelled';
  return !receiptOf(booking) || isDepositDenied(booking) ? undefined : paidNames[paidSoFar(booking)];
}

/** Whether an invoice is still to be paid and therefore says until when; not once anything is paid. */
export function payState(booking: HallBooking): 'payable' | 'paid' {
  return stampText(booking) === undefined ? 'payable' : 'paid';
}
