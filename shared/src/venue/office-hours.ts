import { addDays, type CalendarDate, formatLongDate } from '../dates.ts';
import { contact } from './contacts.ts';
import type { Venue } from './venue-schema.ts';

export type OfficeHours = Venue['contact']['officeHours'];

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The weekdays that `Monday to Friday`, `Saturday` or `Saturday and Sunday` names; none where it names them otherwise. */
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
 * From when to when (`HH:MM` on Lagos clocks) the office is open on a date: nothing on a closed day. Undefined where the venue
 * names its days in words that are not read, and nobody can say.
 */
export function hoursOn(
  date: CalendarDate,
  hours: OfficeHours = contact.officeHours,
): OfficeHours | undefined {
  const runs = hours.map((run) => ({ run, on: daysIn(run.days) }));
  if (runs.some(({ on }) => on.length === 0)) return undefined;
  return runs.filter(({ on }) => on.includes(weekdayOf(date))).map(({ run }) => run);
}

/** Whether somebody is in the office on a date at a time (`HH:MM` on Lagos clocks); true where nobody can say. */
export function isOfficeOpen(date: CalendarDate, clock: string, hours?: OfficeHours): boolean {
  const open = hoursOn(date, hours);
  return open === undefined || open.some(({ from, to }) => from <= clock && clock < to);
}

const noon = '12:00';

/**
 * The date of that many office days later: days on which the office is open at noon. Where it never is, or nobody can say, every
 * day counts.
 */
export function officeDayAfter(date: CalendarDate, days: number, hours?: OfficeHours): CalendarDate {
  const ahead = Array.from({ length: days * 7 }, (_, day) => addDays(date, day + 1));
  return ahead.filter((day) => isOfficeOpen(day, noon, hours))[days - 1] ?? addDays(date, days);
}
