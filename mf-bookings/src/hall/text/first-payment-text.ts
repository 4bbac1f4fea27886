import { formatLongDate } from '@venue/shared/time/dates.ts';
import { formatNaira, counted } from '@venue/shared/words/numbers.ts';
import { balanceDue } from '@venue/shared/venue/hall-terms.ts';
import { invoiceSums } from '../booking/invoice-sums.ts';
import type { Payable } from '../booking/invoice.ts';

/** What the deposit covers and what it leaves; `isFullAsked`: the terms ask for the full payment (D-44). */
export function depositText(payable: Payable, isFullAsked: boolean): string {
  const { details, terms } = payable;
  const { price, afterDeposit } = invoiceSums(payable);
  const parts = `${terms.depositPercent}% of the rental, ${formatNaira(price.rentalShare)}, and the ${formatNaira(price.caution)} caution.`;
  const left = formatNaira(afterDeposit);
  if (isFullAsked) {
    return `${parts} The event is less than ${counted(terms.balanceDueDays, 'day')} away, so the terms ask for the full payment. The other ${left} would be due at once.`;
  }
  return `${parts} It secures the date; the remaining ${left} is due by ${formatLongDate(balanceDue(details.eventDate, terms), 'short')}.`;
}

export function fullPaymentText(payable: Payable): string {
  const { price, lateHours } = invoiceSums(payable);
  const back = `Rental and caution. ${formatNaira(price.caution)} of it comes back within ${counted(payable.terms.cautionReturnDays, 'day')} of the event.`;
  return lateHours > 0
    ? `${back} Late hours of ${formatNaira(lateHours)} are not part of it.`
    : `${back} Nothing more to pay.`;
}
