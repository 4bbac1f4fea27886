import { siteFacts } from '../contract/site-facts.ts';
import type { Venue } from '../contract/venue-schema.ts';
import { counted } from '../text/numbers.ts';
import { addDays, type CalendarDate, daysBetween } from '../time/dates.ts';

/** The figures in the terms. Amounts in naira, times `HH:MM`. */
export const { hallTerms } = siteFacts().venue;

type RefundTerms = Pick<Venue['hallTerms'], 'refundBusinessDays' | 'refundLessPercent'>;

/** The rule and its exception in one sentence (D-43). */
export function depositRuleOf({ refundBusinessDays, refundLessPercent }: RefundTerms): string {
  return `The deposit is non-refundable, except that cancelling within ${counted(refundBusinessDays, 'business day')} of booking returns it less ${refundLessPercent}% of it.`;
}

/** The rule of today. */
export const depositRule: string = depositRuleOf(hallTerms);

/** What a hall costs; everything in naira. */
export type HallPrice = {
  rental: number;
  caution: number;
  /** The part of the deposit that is not the caution, in whole naira. */
  rentalShare: number;
  /** What secures the date: the terms' share of the rental, and the caution (I-04). */
  deposit: number;
  /** What a deposit leaves to pay (I-06). */
  balance: number;
  /** Rental and caution (I-05). */
  full: number;
};

/** All amounts that follow from a rental (I-04 to I-10), under today's terms or those agreed. */
export function hallPrice(
  rental: number,
  { caution, depositPercent }: Pick<Venue['hallTerms'], 'caution' | 'depositPercent'> = hallTerms,
): HallPrice {
  const rentalShare = Math.round((rental * depositPercent) / 100);
  return {
    rental,
    caution,
    rentalShare,
    deposit: rentalShare + caution,
    balance: rental - rentalShare,
    full: rental + caution,
  };
}

type Hours = { startTime: string; endTime: string };

function endsNextDay({ startTime, endTime }: Hours): boolean {
  return startTime !== '' && endTime !== '' && endTime <= startTime;
}

/** ` the next day`, to follow the time at which an event ends; '' if it ends on its own day. */
export function nextDayText(hours: Hours): string {
  return endsNextDay(hours) ? ' the next day' : '';
}

/**
 * Whether an event (`HH:MM` to `HH:MM`) runs past closing time. Both the event and the opening hours may end
 * after midnight.
 */
export function runsLate(
  hours: Hours,
  { opening, closing }: Pick<Venue['hallTerms'], 'opening' | 'closing'> = hallTerms,
): boolean {
  if (hours.endTime === '') return false;
  const isNextDay = endsNextDay(hours);
  const closesNextDay = closing <= opening;
  return isNextDay === closesNextDay ? hours.endTime > closing : isNextDay;
}

type DueTerms = Pick<Venue['hallTerms'], 'balanceDueDays'>;

/** Bookings that are nearer to the event than the balance is due are paid in full (TC-03, D-44). */
export function mustPayInFull(
  eventDate: CalendarDate,
  today: CalendarDate,
  { balanceDueDays }: DueTerms = hallTerms,
): boolean {
  return daysBetween(today, eventDate) < balanceDueDays;
}

/** Day by which a deposit's balance is due (TC-02). */
export function balanceDue(eventDate: CalendarDate, { balanceDueDays }: DueTerms = hallTerms): CalendarDate {
  return addDays(eventDate, -balanceDueDays);
}
