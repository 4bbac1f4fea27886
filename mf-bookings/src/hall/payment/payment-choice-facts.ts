import { formatNumericDate } from '@venue/shared/dates.ts';
import type { AgreedTerms } from '../booking/agreed-terms.ts';
import type { PaymentChoice } from '../booking/hall-payment.ts';
import { invoiceSums, type Payable } from '../booking/invoice.ts';

/** What one of the two choices costs, in naira. */
export function choiceSum(payable: Payable, choice: PaymentChoice): number {
  const { price } = invoiceSums(payable);
  return choice === 'full' ? price.full : price.deposit;
}

/** What the choice is called on receipts and on the venue's payment dashboard. */
export function choiceName(
  choice: PaymentChoice,
  { depositPercent }: Pick<AgreedTerms, 'depositPercent'>,
): string {
  return choice === 'full' ? 'Full payment' : `${depositPercent}% deposit`;
}

/** What the venue's payment dashboard says beside the money. */
export function bookedLines(
  { invoice, details, terms, bookingRef }: Payable & { bookingRef?: string | undefined },
  choice: PaymentChoice,
) {
  const booked = bookingRef === undefined ? [] : [{ name: 'Booking reference', value: bookingRef }];
  return [
    { name: 'Invoice', value: invoice.number },
    { name: 'Hall', value: details.hall },
    { name: 'Event date', value: formatNumericDate(details.eventDate) },
    { name: 'Payment', value: choiceName(choice, terms) },
    ...booked,
  ];
}
