import { formatNumericDate } from '@venue/shared/time/dates.ts';
import { type HallPayment, type HallShare, isOwn } from './hall-payment.ts';
import type { Payable } from './invoice.ts';

/** `seen ` before the time of a payment when that is the time it was found rather than made. */
export function seenPrefix(payment: Pick<HallPayment, 'state' | 'choice'>): 'seen ' | '' {
  return isOwn(payment) || payment.state === 'reported' ? '' : 'seen ';
}

/** Names of payments on receipts and on the venue's payment dashboard. */
export const shareNames: Readonly<Record<HallShare, string>> = {
  full: 'Full payment',
  deposit: 'Deposit and caution',
  balance: 'Balance',
  part: 'Part of the balance',
  'other-device': 'Paid from another device',
};

/** Custom fields of a payment on the venue's payment dashboard. */
export function dashboardFields(
  { invoice, details, bookingRef }: Payable & { bookingRef?: string | undefined },
  share: HallShare,
) {
  const booked = bookingRef === undefined ? [] : [{ name: 'Booking reference', value: bookingRef }];
  return [
    { name: 'Invoice', value: invoice.number },
    { name: 'Hall', value: details.hall },
    { name: 'Event date', value: formatNumericDate(details.eventDate) },
    { name: 'Payment', value: shareNames[share] },
    ...booked,
  ];
}
