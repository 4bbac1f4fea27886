import {
  type CalendarDate,
  daysBetween,
  formatLongDate,
  formatNumericDate,
  isCalendarDate,
} from '@venue/shared/dates.ts';
import { formatNaira } from '@venue/shared/money.ts';
import type { Place } from './places.ts';
import type { Period } from './stay-cost.ts';
import type { StayRecord } from './stay-record.ts';

/** `3 nights`, `1 day`; raw, as the cost is. */
export function unitsWords({ unit }: Pick<Place, 'unit'>, units: number): string {
  return `${units} ${unit}${Math.abs(units) === 1 ? '' : 's'}`;
}

/** Both prices where there are two (D-01): `Listed ₦35,000 · online rate ₦25,000 a night`. */
export function rateWords({ listed, rate, unit }: Pick<Place, 'listed' | 'rate' | 'unit'>): string {
  const price = `${formatNaira(rate)} a ${unit}`;
  return listed === undefined ? price : `Listed ${formatNaira(listed)} · online rate ${price}`;
}

function dateParts(date: CalendarDate) {
  const [weekday = ''] = formatLongDate(date, 'short').split(' ');
  const [, day = '', month = '', year = ''] = formatLongDate(date).split(' ');
  return { weekday, day, month, year };
}

/** `Fri 4 to Mon 7 December 2026`, naming month and year twice only where they differ. */
function spanWords({ from, to }: Period): string {
  const first = dateParts(from);
  const last = dateParts(to);
  const sameYear = first.year === last.year;
  const month = sameYear && first.month === last.month ? '' : ` ${first.month}`;
  const year = sameYear ? '' : ` ${first.year}`;
  return `${first.weekday} ${first.day}${month}${year} to ${last.weekday} ${last.day} ${last.month} ${last.year}`;
}

/** The dates in words, with as much of them as is known. */
export function periodWords({ unit }: Pick<Place, 'unit'>, { from, to }: Period): string {
  if (unit === 'day') return isCalendarDate(from) ? formatLongDate(from) : 'No date yet';
  if (isCalendarDate(from) && isCalendarDate(to)) return spanWords({ from, to });
  if (isCalendarDate(from)) return `From ${formatLongDate(from, 'short')}`;
  return isCalendarDate(to) ? `Until ${formatLongDate(to, 'short')}` : 'No dates yet';
}

/** `dd/mm/yyyy` of the chosen date (F-05), or how it will be written. */
export function chosenDate(date: CalendarDate): string {
  return isCalendarDate(date) ? formatNumericDate(date) : 'dd/mm/yyyy';
}

/** Within a fortnight the weekday says enough. */
function dayWords(from: CalendarDate, today: CalendarDate): string {
  const ahead = daysBetween(today, from);
  const [weekday = '', ...date] = formatLongDate(from).split(' ');
  if (ahead === 0) return 'today';
  return ahead < 14 ? `on ${weekday}` : `on ${date.slice(0, 2).join(' ')}`;
}

/** How a payment stands, in a word or two. */
export function receiptState({ state, check }: Pick<StayRecord, 'state' | 'check'>): string {
  if (state === 'pending') return 'On its way';
  return check === 'denied' ? 'Not confirmed' : 'Paid';
}

/** Heading of the receipt, as it is read on a day. */
export function receiptTitle(
  { state, from, check }: Pick<StayRecord, 'state' | 'from' | 'check'>,
  today: CalendarDate,
): string {
  if (check === 'denied') return 'We cannot find your payment.';
  if (state === 'pending') return 'Your transfer is on its way.';
  return from < today ? 'Paid. Thank you.' : `Paid. See you ${dayWords(from, today)}.`;
}
