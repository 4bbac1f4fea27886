import { bookableDayProblem } from '@venue/shared/form/bookable-day.ts';
import { addDays, type CalendarDate, formatLongDate } from '@venue/shared/time/dates.ts';
import { weekdayOf } from '@venue/shared/venue/office-hours.ts';
import type { DateSpan } from '../time/date-span.ts';

/** A calendar month, `YYYY-MM`. */
export type Month = string;

/** Those that the booking form accepts. */
function bookable(spans: readonly DateSpan[], today: CalendarDate): DateSpan[] {
  const isBookable = (day: CalendarDate) => bookableDayProblem(day, today) === undefined;
  return spans.filter(({ from, to }) => isBookable(from) && isBookable(to));
}

function oneDay(day: CalendarDate): DateSpan {
  return { from: day, to: day };
}

function moved({ from, to }: DateSpan, days: number): DateSpan {
  return { from: addDays(from, days), to: addDays(to, days) };
}

/** The same weekday three weeks before and after a day, without the day itself. */
export function sameWeekdays(day: CalendarDate, today: CalendarDate): DateSpan[] {
  const weeks = [-3, -2, -1, 1, 2, 3];
  return bookable(
    weeks.map((week) => moved(oneDay(day), 7 * week)),
    today,
  );
}

/** The Saturdays of a month, except one day. */
export function saturdaysOf(month: Month, today: CalendarDate, except: CalendarDate): DateSpan[] {
  const days = Array.from({ length: 31 }, (_, index) => addDays(`${month}-01`, index));
  const saturdays = days.filter(
    (day) => day.startsWith(month) && day !== except && weekdayOf(day) === 'Saturday',
  );
  return bookable(saturdays.map(oneDay), today);
}

/** The same stay, three days earlier to three days later, without itself. */
export function neighbours(stay: DateSpan, today: CalendarDate): DateSpan[] {
  const days = [-3, -2, -1, 1, 2, 3];
  return bookable(
    days.map((day) => moved(stay, day)),
    today,
  );
}

function monthOf(day: CalendarDate): Month {
  return day.slice(0, 7);
}

/** `March 2027`. */
export function monthText(month: Month): string {
  return formatLongDate(`${month}-01`).split(' ').slice(2).join(' ');
}

/** Twelve months to choose from, starting up to two before that of a day, but none in the past. */
export function monthsAround(day: CalendarDate, today: CalendarDate): Month[] {
  const early = monthOf(addDays(`${monthOf(day)}-01`, -45));
  const [year = 0, month = 0] = (early > monthOf(today) ? early : monthOf(today)).split('-').map(Number);
  return Array.from({ length: 12 }, (_, ahead) => {
    const index = month - 1 + ahead;
    const number = String((index % 12) + 1).padStart(2, '0');
    return `${year + Math.floor(index / 12)}-${number}`;
  });
}
