import { type CalendarDate, formatLagosTime, isCalendarDate, isOnLagosClock, lagosInstant } from './dates.ts';
import { now } from './site-time.ts';

// A time or date names Lagos on a device in another time zone. What others read too, such as e-mails, and texts that
// are constants always name it.

/** `, Lagos time` on a device in another time zone, otherwise ''. For hydrated pages. */
export function zoneSuffix(): string {
  return isOnLagosClock(now()) ? '' : ', Lagos time';
}

/** ` in Lagos` on a device in another time zone, otherwise ''. */
export function inLagos(): string {
  return isOnLagosClock(now()) ? '' : ' in Lagos';
}

function suffixAt(instant: number): string {
  return isOnLagosClock(instant) ? '' : ' Lagos time';
}

/** ` Lagos time`, to follow a time of day on a date, if the device is in another time zone; otherwise ''. */
export function zoneSuffixOn(date: CalendarDate): string {
  return suffixAt(isCalendarDate(date) ? lagosInstant(date, '12:00') : 0);
}

/** `16:12`, or `16:12 Lagos time` on a device in another time zone. */
export function formatLagosTimeWithZone(instant: number): string {
  return formatLagosTime(instant) + suffixAt(instant);
}
