import { addDays, type CalendarDate, lagosDate } from '@venue/shared/time/dates.ts';
import { weekdayOf } from '@venue/shared/venue/office-hours.ts';
import { accountOf, priceOf } from './account.ts';
import type { HallBooking } from './booking.ts';

function isWeekend(date: CalendarDate): boolean {
  return ['Saturday', 'Sunday'].includes(weekdayOf(date));
}

/**
 * Counts Monday to Friday, starting the day after. Nigeria's public holidays are declared year by year, some only days ahead, so
 * they count as business days: the result is never later than the venue's own count.
 */
export function addBusinessDays(date: CalendarDate, days: number): CalendarDate {
  let day = date;
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    if (!isWeekend(day)) left -= 1;
  }
  return day;
}

/** Last day on which cancelling refunds the deposit, less the percentage that the terms keep (TC-05). */
export function lastDayToCancel({ invoice, terms }: Pick<HallBooking, 'invoice' | 'terms'>): CalendarDate {
  return addBusinessDays(lagosDate(invoice.issuedAt), terms.refundBusinessDays);
}

/** Last day on which the terms allow the date to be changed (TC-04). */
export function lastDayToMove({ details, terms }: Pick<HallBooking, 'details' | 'terms'>): CalendarDate {
  return addDays(details.eventDate, -terms.dateChangeNoticeDays);
}

/** What happens to the money when a hall is cancelled, in naira. The amounts add up to what is paid. */
export type CancellationSums = {
  /** In time for a refund of the deposit. */
  isEarly: boolean;
  caution: number;
  depositRefund: number;
  depositKept: number;
  /** Paid beyond deposit and caution; the terms do not say what happens to it. */
  notCovered: number;
  /** Paid beyond the total. */
  overpaid: number;
};

/** Follows the booking's own terms. Pending, unresolved and denied payments are not counted. */
export function cancellationSums(booking: HallBooking, on: CalendarDate): CancellationSums {
  const { paid, overpaid } = accountOf(booking);
  const price = priceOf(booking);
  const caution = Math.min(paid, price.caution);
  const deposit = Math.min(paid - caution, price.rentalShare);
  const isEarly = on <= lastDayToCancel(booking);
  const lost = isEarly ? Math.round((deposit * booking.terms.refundLessPercent) / 100) : deposit;
  return {
    isEarly,
    caution,
    depositRefund: deposit - lost,
    depositKept: lost,
    notCovered: paid - caution - deposit,
    overpaid,
  };
}

/** The fee in naira for moving the date, or undefined if `on` is too late to ask (TC-04). */
export function moveFee(booking: HallBooking, on: CalendarDate): number | undefined {
  if (on > lastDayToMove(booking)) return undefined;
  return Math.round((booking.terms.rental * booking.terms.dateChangePercent) / 100);
}
