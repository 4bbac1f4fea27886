import { daysBetween, isCalendarDate } from '@venue/shared/time/dates.ts';
import type { DateSpan } from '../../time/date-span.ts';
import type { Place } from './places.ts';

/** Nights between the dates, negative if they are reversed (B-06, B-07); for a place booked by the day, 1 once there is a date (B-17). */
export function nightsOrDays({ unit }: Pick<Place, 'unit'>, { from, to }: DateSpan): number {
  if (unit === 'day') return isCalendarDate(from) ? 1 : 0;
  return daysBetween(from, to);
}

function isChosen({ unit }: Pick<Place, 'unit'>, { from, to }: DateSpan): boolean {
  return isCalendarDate(from) && (unit === 'day' || isCalendarDate(to));
}

/** `open`: dates are missing; `no-stay`: check-out is not after check-in (B-07). */
export type PeriodCheck = 'open' | 'no-stay' | 'payable';

export function checkPeriod(place: Pick<Place, 'unit'>, period: DateSpan): PeriodCheck {
  if (!isChosen(place, period)) return 'open';
  return nightsOrDays(place, period) > 0 ? 'payable' : 'no-stay';
}

/** In naira; zero or negative if the dates are equal or reversed (D-08). */
export function costOf(place: Pick<Place, 'unit' | 'rate'>, period: DateSpan): number {
  return nightsOrDays(place, period) * place.rate;
}
