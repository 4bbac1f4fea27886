import { formatNumericDate } from '@venue/shared/dates.ts';
import type { HallShare, PaymentChoice } from './hall-payment.ts';
import { invoiceSums, type Payable } from './invoice.ts';

/** What one of the two choices costs, in naira. */
export function choiceSum(payable: Payable, choice: PaymentChoice): number {
  const { price } = invoiceSums(payable);
  return choice === 'full' ? price.full : price.deposit;
}

/** What is paid, as receipts and the venue's payment dashboard call it. */
export const shareNames: Readonly<Record<HallShare, string>> = {
  full: 'Full payment',
  deposit: 'Deposit and caution',
  balance: 'Balance',
  part: 'Part of the balance',
  'other-device': 'Paid from another device',
};

/** What the venue's payment dashboard says beside the money. */
export function bookedLines(
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
