import { addDays, type CalendarDate, isWeekend, lagosDate } from '@venue/shared/dates.ts';
import { accountOf } from './account.ts';
import type { HallBooking } from './booking.ts';
import { invoiceSums } from './invoice.ts';

type Booked = Pick<HallBooking, 'details' | 'invoice' | 'terms' | 'payments'>;

/**
 * Monday to Friday, that many times, from the day after. Nigeria's public holidays are declared from year to year, some of
 * them days ahead, so none is counted here: a day found so is never later than the venue's.
 */
export function addBusinessDays(date: CalendarDate, days: number): CalendarDate {
  let day = date;
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    if (!isWeekend(day)) left -= 1;
  }
  return day;
}

/** Last day on which cancelling returns the deposit, less what the terms keep of it (TC-05). */
export function lastDayToCancel({ invoice, terms }: Pick<Booked, 'invoice' | 'terms'>): CalendarDate {
  return addBusinessDays(lagosDate(invoice.issuedAt), terms.refundBusinessDays);
}

/** Last day on which the terms take a change of the date (TC-04). */
export function lastDayToMove({ details, terms }: Pick<Booked, 'details' | 'terms'>): CalendarDate {
  return addDays(details.eventDate, -terms.dateChangeNoticeDays);
}

/** What becomes of the money of a hall that is cancelled; sums in naira, and together what is paid. */
export type Cancelling = {
  /** Whether the deposit comes back, less what the terms keep of it. */
  isEarly: boolean;
  caution: number;
  depositBack: number;
  depositKept: number;
  /** Paid beyond deposit and caution: the terms do not speak of it. */
  unsaid: number;
  /** Paid beyond the total. */
  over: number;
};

/** What cancelling on a day does, by the booking's own terms: a payment that is under way, unresolved or denied is not counted. */
export function cancelling(booked: Booked, on: CalendarDate): Cancelling {
  const { paid, over } = accountOf(booked);
  const { price } = invoiceSums(booked);
  const caution = Math.min(paid, price.caution);
  const deposit = Math.min(paid - caution, price.rentalShare);
  const isEarly = on <= lastDayToCancel(booked);
  const lost = isEarly ? Math.round((deposit * booked.terms.refundLessPercent) / 100) : deposit;
  return {
    isEarly,
    caution,
    depositBack: deposit - lost,
    depositKept: lost,
    unsaid: paid - caution - deposit,
    over,
  };
}

/** The fee for moving the date, in naira, where it is asked for on a day that the terms still take (TC-04); else undefined. */
export function moveFee(booked: Booked, on: CalendarDate): number | undefined {
  if (on > lastDayToMove(booked)) return undefined;
  return Math.round((booked.terms.rental * booked.terms.dateChangePercent) / 100);
}
