import { type HallBooking, isDenied, receiptOf } from '../booking/booking.ts';
import type { PaymentChoice } from '../booking/hall-payment.ts';

/** What a booking is called once that payment is in. */
export const paidNames: Readonly<Record<PaymentChoice, string>> = {
  full: 'Paid in full',
  deposit: 'Deposit paid',
};

/** What an invoice is stamped with; nothing before its payment, and nothing while the payment is not confirmed (C-21). */
export function stampWords(booking: HallBooking): string | undefined {
  const receipt = receiptOf(booking);
  return receipt === undefined || isDenied(booking) ? undefined : paidNames[receipt.choice];
}

/** Whether an invoice still has an end to say: none once it is paid. */
export function payState(booking: HallBooking): 'payable' | 'paid' {
  return stampWords(booking) === undefined ? 'payable' : 'paid';
}
