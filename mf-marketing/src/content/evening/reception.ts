import { formatLagosTime, formatLongDate, addDays, lagosDate } from '@venue/shared/dates.ts';
import type { Venue } from '@venue/shared/venue/venue-schema.ts';
import { contact } from '@venue/shared/venue/contacts.ts';
import { hourWords } from '@venue/shared/venue/hour-words.ts';

type OfficeHours = Venue['contact']['officeHours'];

/** Whether somebody answers the telephone. */
export type Reception =
  /** Until `6pm` today. */
  | { readonly kind: 'open'; readonly until: string }
  /** Until `8am`, `8am tomorrow`, `8am on Monday`. */
  | { readonly kind: 'closed'; readonly until: string }
  /** Before the page lives, and where the venue names its days in words that are not read. */
  | { readonly kind: 'unknown' };

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The weekdays that `Monday to Friday`, `Saturday` or `Saturday and Sunday` names; none where it names them otherwise. */
function daysIn(words: string): readonly string[] {
  const named = week.filter((day) => words.includes(day));
  const [from, to] = words.split(' to ').map((part) => week.indexOf(part));
  if (from === undefined || to === undefined) return named;
  return from < 0 || to < from ? [] : week.slice(from, to + 1);
}

function weekdayOf(date: string): string {
  return formatLongDate(date).split(' ')[0] ?? '';
}

function timeWords(hour: string, date: string, ahead: number): string {
  const day = ['', ' tomorrow'][ahead] ?? ` on ${weekdayOf(date)}`;
  return `${hourWords(hour)}${day}`;
}

/** Whether reception answers at an instant (ms since the epoch), by the venue's office hours on Lagos clocks. */
export function receptionAt(instant: number, hours: OfficeHours = contact.officeHours): Reception {
  const runs = hours.map((run) => ({ ...run, on: daysIn(run.days) }));
  if (runs.some(({ on }) => on.length === 0)) return { kind: 'unknown' };
  const today = lagosDate(instant);
  const now = formatLagosTime(instant);
  const ofDay = (date: string) => runs.filter(({ on }) => on.includes(weekdayOf(date)));
  const open = ofDay(today).find(({ from, to }) => from <= now && now < to);
  if (open) return { kind: 'open', until: hourWords(open.to) };
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const date = addDays(today, ahead);
    const next = ofDay(date).find(({ from }) => ahead > 0 || now < from);
    if (next) return { kind: 'closed', until: timeWords(next.from, date, ahead) };
  }
  return { kind: 'unknown' };
}
