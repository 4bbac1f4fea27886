import { bookableDayProblem } from '@venue/shared/form/bookable-day.ts';
import { fieldText } from '@venue/shared/form/field-values.ts';
import { type CalendarDate, daysBetween, isCalendarDate } from '@venue/shared/time/dates.ts';
import type { DateSpan } from '../time/date-span.ts';
import type { ChangeableBooking } from './changeable-booking.ts';

/** The days in a form of `DaysFields`. */
export function daysIn(form: HTMLFormElement, unit: ChangeableBooking['unit']): DateSpan {
  const data = new FormData(form);
  return { from: fieldText(data, 'from'), to: fieldText(data, unit === 'day' ? 'from' : 'to') };
}

/** Why a booking cannot be moved to these days, if so. */
export function daysProblem(
  days: DateSpan,
  { unit, days: current }: Pick<ChangeableBooking, 'unit' | 'days'>,
  today: CalendarDate,
): string | undefined {
  if (!isCalendarDate(days.from) || !isCalendarDate(days.to)) return 'Enter a valid date';
  const notBookable = [days.from, days.to].map((day) => bookableDayProblem(day, today)).find(Boolean);
  if (notBookable !== undefined) return notBookable;
  if (unit === 'night' && daysBetween(days.from, days.to) <= 0) return 'Check-out must be after check-in';
  return days.from === current.from && days.to === current.to
    ? 'This is the same as your current booking'
    : undefined;
}
