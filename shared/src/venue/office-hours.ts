import type { Venue } from '../contract/venue-schema.ts';
import { addDays, type CalendarDate, formatLongDate } from '../time/dates.ts';
import { contact } from './contacts.ts';

export type OfficeHours = Venue['contact']['officeHours'];

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The weekdays in `Monday to Friday`, `Saturday` or `Saturday and Sunday`; none for other texts. */
function daysIn(text: string): readonly string[] {
  const named = week.filter((day) => text.includes(day));
  const [from, to] = text.split(' to ').map((part) => week.indexOf(part));
  if (from === undefined || to === undefined) return named;
  return from < 0 || to < from ? [] : week.slice(from, to + 1);
}

/** `Saturday`; the date must exist. */
export function weekdayOf(date: CalendarDate): string {
  return formatLongDate(date).split(' ')[0] ?? '';
}

/**
 * The office hours (`HH:MM`, Lagos time) on a date; empty on a closed day. Undefined if the venue's opening
 * days cannot be parsed.
 */
export function hoursOn(
  date: CalendarDate,
  hours: OfficeHours = contact.officeHours,
): OfficeHours | undefined {
  const runs = hours.map((run) => ({ run, on: daysIn(run.days) }));
  if (runs.some(({ on }) => on.length === 0)) return undefined;
  return runs.filter(({ on }) => on.includes(weekdayOf(date))).map(({ run }) => run);
}

/** Whether the office is open on a date at a time (`HH:MM`, Lagos time); true if that is unknown. */
export function isOfficeOpen(date: CalendarDate, clock: string, hours?: OfficeHours): boolean {
  const open = hoursOn(date, hours);
  return open === undefined || open.some(({ from, to }) => from <= clock && clock < to);
}

const noon = '12:00';

/**
 * The date that many office days later: days on which the office is open at noon. If there are none, every
 * day counts.
 */
export function officeDayAfter(date: CalendarDate, days: number, hours?: OfficeHours): CalendarDate {
  const ahead = Array.from({ length: days * 7 }, (_, day) => addDays(date, day + 1));
  return ahead.filter((day) => isOfficeOpen(day, noon, hours))[days - 1] ?? addDays(date, days);
}
