import { daysBetween, isCalendarDate } from '@venue/shared/dates.ts';
import type { Place } from './places.ts';
import type { DateSpan } from '../../time/date-span.ts';

/** Nights between the dates, raw: negative if reversed (B-06, B-07). A day counts once it is chosen (B-17). */
export function unitsOf({ unit }: Pick<Place, 'unit'>, { from, to }: DateSpan): number {
  if (unit === 'day') return isCalendarDate(from) ? 1 : 0;
  return daysBetween(from, to);
}

/** Whether all dates are there; what they come to may still be nothing. */
function isChosen({ unit }: Pick<Place, 'unit'>, { from, to }: DateSpan): boolean {
  return isCalendarDate(from) && (unit === 'day' || isCalendarDate(to));
}

/** What a period comes to: dates are missing, or they are no stay (B-07), or there is a sum to pay. */
export type PeriodCheck = 'open' | 'no-stay' | 'payable';

export function checkPeriod(place: Pick<Place, 'unit'>, period: DateSpan): PeriodCheck {
  if (!isChosen(place, period)) return 'open';
  return unitsOf(place, period) > 0 ? 'payable' : 'no-stay';
}

/** What the period costs in naira: zero or negative where the dates say so (D-08). */
export function costOf(place: Pick<Place, 'unit' | 'rate'>, period: DateSpan): number {
  return unitsOf(place, period) * place.rate;
}
