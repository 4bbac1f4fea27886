import { isFromThisDevice } from '../../payment/payment-record.ts';
import { formatNumericDate } from '../../time/moment-in-words.ts';
import type { HallPayment, HallChoice } from '../booking/hall-payment.ts';

/** `seen ` before the time of a payment when that is the time it was found rather than made. */
export function seenPrefix(payment: Pick<HallPayment, 'status' | 'origin'>): 'seen ' | '' {
  return payment.origin === 'this-device' || payment.status === 'reported' ? '' : 'seen ';
}

export function payerOf(payment: HallPayment, { details }: { details: { firstName: string } }): string {
  return payment.by ?? (isFromThisDevice(payment) ? details.firstName : 'Somebody with the link');
}

/** Names of payments on the venue's payment dashboard. */
export const choiceNames: Readonly<Record<HallChoice, string>> = {
  full: 'Full payment',
  deposit: 'Deposit and caution',
  balance: 'Balance',
  part: 'Part of the balance',
};

/** Names of payments on receipts. */
export function choiceName({ choice }: { choice?: HallChoice | undefined }): string {
  return choice === undefined ? 'Paid from another device' : choiceNames[choice];
}

/** Custom fields of a payment on the venue's payment dashboard. */
export function dashboardFields(
  {
    invoice,
    details,
    bookingRef,
  }: {
    invoice: { number: string };
    details: { hall: string; eventDate: string };
    bookingRef?: string | undefined;
  },
  choice: HallChoice,
) {
  const booked = bookingRef === undefined ? [] : [{ name: 'Booking reference', value: bookingRef }];
  return [
    { name: 'Invoice', value: invoice.number },
    { name: 'Hall', value: details.hall },
    { name: 'Event date', value: formatNumericDate(details.eventDate) },
    { name: 'Payment', value: choiceNames[choice] },
    ...booked,
  ];
}
