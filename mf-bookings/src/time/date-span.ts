import { dateSpan } from '@venue/shared/text/date-span.ts';
import { type CalendarDate, formatLongDate } from '@venue/shared/time/dates.ts';

/** From a day to a day: check-in and check-out, or twice the one day of a hall or the concert space; '' for one that was not chosen. */
export type DateSpan = { readonly from: CalendarDate; readonly to: CalendarDate };

/** `Saturday 3 April 2027`, or `Fri 4 to Mon 7 December 2026`; the dates must exist. */
export function dateSpanText({ from, to }: DateSpan): string {
  return from === to ? formatLongDate(from) : dateSpan(from, to);
}
