import { addDays, formatLagosTime, lagosDate } from '@venue/shared/time/dates.ts';
import { hourText } from '@venue/shared/venue/hour-text.ts';
import { hoursOn, type OfficeHours, weekdayOf } from '@venue/shared/venue/office-hours.ts';

/** Whether the office answers the telephone now. */
export type Reception =
  /** Until `6pm` today. */
  | { readonly kind: 'open'; readonly until: string }
  /** Until `8am`, `8am tomorrow`, `8am on Monday`. */
  | { readonly kind: 'closed'; readonly until: string }
  /** Before hydration, or when the office days are in words that cannot be parsed. */
  | { readonly kind: 'unknown' };

function timeText(hour: string, date: string, ahead: number): string {
  const day = ['', ' tomorrow'][ahead] ?? ` on ${weekdayOf(date)}`;
  return `${hourText(hour)}${day}`;
}

/** `instant` in ms since the epoch; office hours are in Lagos time. */
export function receptionAt(instant: number, hours?: OfficeHours): Reception {
  const today = lagosDate(instant);
  const now = formatLagosTime(instant);
  const open = hoursOn(today, hours)?.find(({ from, to }) => from <= now && now < to);
  if (open) return { kind: 'open', until: hourText(open.to) };
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const date = addDays(today, ahead);
    const next = hoursOn(date, hours)?.find(({ from }) => ahead > 0 || now < from);
    if (next) return { kind: 'closed', until: timeText(next.from, date, ahead) };
  }
  return { kind: 'unknown' };
}
