import { isCancelled } from '../../change-history/changes.ts';
import { accountOf } from '../booking/account.ts';
import { type HallBooking, isDepositDenied, receiptOf } from '../booking/booking.ts';
import { invoiceSums } from '../booking/invoice-sums.ts';

/** `rental`: all but the late hours. */
export type PaidSoFar = 'deposit' | 'rental' | 'full';

export function paidSoFar(booking: Pick<HallBooking, 'details' | 'terms' | 'payments'>): PaidSoFar {
  const { owed, paid } = accountOf(booking);
  if (owed === 0) return 'full';
  return paid < invoiceSums(booking).price.full ? 'deposit' : 'rental';
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
