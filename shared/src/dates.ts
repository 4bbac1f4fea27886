/** A calendar date in Africa/Lagos, `YYYY-MM-DD`; '' where the visitor chose none. */
export type CalendarDate = string;

const lagos = 'Africa/Lagos';
const dayMs = 86_400_000;
const pattern = /^\d{4}-\d{2}-\d{2}$/;

/** Midnight UTC of a calendar date in ms, or undefined for anything that is not a real date. */
function toUtc(date: CalendarDate): number | undefined {
  if (!pattern.test(date)) return undefined;
  const time = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(time)) return undefined;
  return new Date(time).toISOString().startsWith(date) ? time : undefined;
}

/** Whether the text is a date that exists: `2027-02-29` is not. */
export function isCalendarDate(date: string): boolean {
  return toUtc(date) !== undefined;
}

/** Days from one date to another: negative if reversed, 0 if either is missing (B-07, B-08). */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  const start = toUtc(from);
  const end = toUtc(to);
  return start === undefined || end === undefined ? 0 : Math.round((end - start) / dayMs);
}

/** The date that many days later (or earlier, if negative). The date must exist. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const time = toUtc(date);
  if (time === undefined) throw new RangeError(`not a calendar date: ${date}`);
  return new Date(time + days * dayMs).toISOString().slice(0, 10);
}

/** Today's date in Lagos at an instant (ms since the epoch). */
export function lagosDate(instant: number): CalendarDate {
  return new Intl.DateTimeFormat('en-CA', { timeZone: lagos }).format(instant);
}

/** `dd/mm/yyyy`, as the invoice writes dates (I-01). */
export function formatNumericDate(date: CalendarDate): string {
  return date.split('-').toReversed().join('/');
}

/** `Saturday 20 March 2027`; `short` gives `Sat 20 Mar 2027`. */
export function formatLongDate(date: CalendarDate, style: 'long' | 'short' = 'long'): string {
  const time = toUtc(date);
  if (time === undefined) return '';
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    weekday: style,
    day: 'numeric',
    month: style,
    year: 'numeric',
  }).formatToParts(time);
  const value = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return `${value('weekday')} ${value('day')} ${value('month')} ${value('year')}`;
}

/** `16:12`, the time of an instant (ms since the epoch) on Lagos clocks. */
export function formatLagosTime(instant: number): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: lagos, hour: '2-digit', minute: '2-digit' }).format(
    instant,
  );
}
