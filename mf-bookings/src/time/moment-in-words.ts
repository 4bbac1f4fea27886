import {
  addDays,
  type CalendarDate,
  formatLagosTime,
  formatLongDate,
  lagosDate,
} from '@venue/shared/time/dates.ts';
import { minuteMs } from '@venue/shared/time/durations.ts';
import { formatLagosTimeWithZone, zoneSuffixOn } from '@venue/shared/time/zone-suffix.ts';
import { nextDayText } from '@venue/shared/venue/hall-terms.ts';

/** `dd/mm/yyyy`, as on invoices (I-01). */
export function formatNumericDate(date: CalendarDate): string {
  return date.split('-').reverse().join('/');
}

/** `22/11/2026, 16:12`, as invoices and receipts write an instant (I-01); on other clocks than those of Lagos with their name. */
export function numericMoment(instant: number): string {
  return `${formatNumericDate(lagosDate(instant))}, ${formatLagosTimeWithZone(instant)}`;
}

/** `22/11/2026, 16:12, Lagos time`: for what others read too, wherever they are. */
export function numericMomentInLagos(instant: number): string {
  return `${formatNumericDate(lagosDate(instant))}, ${formatLagosTime(instant)}, Lagos time`;
}

/** `Sun 22 Nov 2026, 16:12`: an instant as receipts say it; on other clocks than those of Lagos with their name. */
export function momentInWords(instant: number): string {
  return `${formatLongDate(lagosDate(instant), 'short')}, ${formatLagosTimeWithZone(instant)}`;
}

/** `today` or `tomorrow` in Lagos; later or earlier days by their date. */
function dayText(date: CalendarDate, today: CalendarDate): string {
  if (date === today) return 'today';
  return date === addDays(today, 1) ? 'tomorrow' : formatLongDate(date, 'short');
}

/** `tomorrow, 16:12`, by days and clocks of Lagos, which are named on a device that goes by others. */
export function nearMoment(instant: number, now: number): string {
  return `${dayText(lagosDate(instant), lagosDate(now))}, ${formatLagosTimeWithZone(instant)}`;
}

/** `tomorrow, 16:12, Lagos time`: for what others read too, and where the hour is what matters. */
export function nearMomentInLagos(instant: number, now: number): string {
  return `${dayText(lagosDate(instant), lagosDate(now))}, ${formatLagosTime(instant)}, Lagos time`;
}

/** `23 h 12 min`, on one line; the last hour in minutes. Never less than a minute while it lasts. */
export function timeLeft(ms: number): string {
  const minutes = Math.max(1, Math.floor(ms / minuteMs));
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60 === 0 ? '' : `\u00a0${minutes % 60}\u00a0min`;
  return hours > 0 ? `${hours}\u00a0h${rest}` : `${minutes}\u00a0min`;
}

type Event = { eventDate: CalendarDate; startTime: string; endTime: string };

/** `12:00 to 19:00`, `19:00 to 02:00 the next day`; on other clocks than those of Lagos with their name. */
export function eventHours({ eventDate, ...hours }: Event): string {
  return `${hours.startTime} to ${hours.endTime}${zoneSuffixOn(eventDate)}${nextDayText(hours)}`;
}
