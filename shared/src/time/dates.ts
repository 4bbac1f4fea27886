import { dayMs, hourMs, minuteMs } from './durations.ts';
/** A calendar date in Africa/Lagos, `YYYY-MM-DD`; '' if none was chosen. */
export type CalendarDate = string;

/**
 * Lagos is an hour ahead of UTC, without summer time. `Intl` is not used, because its formats differ between
 * engines (ICU 72 gave `11/22/2026` for `en-CA`), and prerendered pages must match what browsers render.
 */
const lagosOffsetMs = hourMs;
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
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

/** The last instant (ms since the epoch) that the site can handle. */
export const lastInstant = Date.parse('2200-01-01T00:00:00Z');

/** The wall clock of Lagos, `YYYY-MM-DDTHH:MM:…`. Invalid instants are clamped. */
function lagosClock(instant: number): string {
  const shown = Math.min(Math.max(0, instant || 0), lastInstant);
  return new Date(shown + lagosOffsetMs).toISOString();
}

/** `2026-11-21T15:12:00.000Z`, from ms since the epoch. */
export function isoInstant(instant: number): string {
  return new Date(instant).toISOString();
}

/** Today's date in Lagos at an instant (ms since the epoch). */
export function lagosDate(instant: number): CalendarDate {
  return lagosClock(instant).slice(0, 10);
}

/** The instant (ms since the epoch) at which Lagos clocks show a time (`HH:MM`) on a date; both must exist. */
export function lagosInstant(date: CalendarDate, clock: string): number {
  return Date.parse(`${date}T${clock}:00Z`) - lagosOffsetMs;
}

/** `Saturday 20 March 2027`; `short` gives `Sat 20 Mar 2027`. */
export function formatLongDate(date: CalendarDate, style: 'long' | 'short' = 'long'): string {
  const time = toUtc(date);
  if (time === undefined) return '';
  const day = new Date(time);
  const weekday = weekdays[day.getUTCDay()] ?? '';
  const month = months[day.getUTCMonth()] ?? '';
  const cut = (word: string) => (style === 'short' ? word.slice(0, 3) : word);
  return `${cut(weekday)} ${day.getUTCDate()} ${cut(month)} ${day.getUTCFullYear()}`;
}

/** `16:12`, the time of an instant (ms since the epoch) on Lagos clocks. */
export function formatLagosTime(instant: number): string {
  return lagosClock(instant).slice(11, 16);
}

/** Whether this device's time zone has the same offset as Lagos at an instant. */
export function isOnLagosClock(instant: number): boolean {
  return new Date(instant).getTimezoneOffset() * -minuteMs === lagosOffsetMs;
}
