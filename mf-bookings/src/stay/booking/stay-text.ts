import { dateSpan } from '@venue/shared/text/date-span.ts';
import { formatNaira } from '@venue/shared/text/numbers.ts';
import { type CalendarDate, daysBetween, formatLongDate, isCalendarDate } from '@venue/shared/time/dates.ts';
import { hourText } from '@venue/shared/venue/hour-text.ts';
import { isCancelled } from '../../change-history/changes.ts';
import { isToCallFirst } from '../../payment/no-reply.ts';
import { isPaid } from '../../payment/payment-record.ts';
import { paymentTitle } from '../../payment/payment-status-text.ts';
import type { DateSpan } from '../../time/date-span.ts';
import { formatNumericDate } from '../../time/moment-in-words.ts';
import type { Place } from './places.ts';
import { costOf, nightsOrDays, checkPeriod } from './stay-cost.ts';
import type { StayRecord } from './stay-ledger.ts';

const night = { unit: 'night' } as const;

/** `3 nights`, `1 day`; may be negative, as the cost is. */
export function nightsOrDaysText({ unit }: Pick<Place, 'unit'>, period: DateSpan): string {
  const units = nightsOrDays({ unit }, period);
  return `${units} ${unit}${Math.abs(units) === 1 ? '' : 's'}`;
}

/** `3 at ₦30,000`; only `3` if a stay was moved to more or fewer nights than were paid for. */
export function nightsText({
  rate,
  naira,
  ...period
}: Pick<StayRecord, 'from' | 'to' | 'rate' | 'naira'>): string {
  const units = nightsOrDays(night, period);
  return units * rate === naira ? `${units} at ${formatNaira(rate)}` : `${units}`;
}

/** `₦25,000 a night`. */
export function rateNow({ rate, unit }: Pick<Place, 'rate' | 'unit'>): string {
  return `${formatNaira(rate)} a ${unit}`;
}

/** Both prices where there are two (D-01): `₦25,000 a night online, listed at ₦35,000`. */
export function rateText(place: Pick<Place, 'listed' | 'rate' | 'unit'>): string {
  const price = rateNow(place);
  return place.listed === undefined ? price : `${price} online, listed at ${formatNaira(place.listed)}`;
}

/** The dates in words, as far as they are known. */
export function periodText({ unit }: Pick<Place, 'unit'>, { from, to }: DateSpan): string {
  if (unit === 'day') return isCalendarDate(from) ? formatLongDate(from) : 'No date yet';
  if (isCalendarDate(from) && isCalendarDate(to)) return dateSpan(from, to);
  if (isCalendarDate(from)) return `From ${formatLongDate(from, 'short')}`;
  return isCalendarDate(to) ? `Until ${formatLongDate(to, 'short')}` : 'No dates yet';
}

/** `20/03/2031, a Thursday`, in the format of F-05; '' without a date. */
export function chosenDate(date: CalendarDate): string {
  const [weekday = ''] = formatLongDate(date).split(' ');
  return isCalendarDate(date) ? `${formatNumericDate(date)}, a ${weekday}` : '';
}

/** `about 3:30pm, Lagos time`; for stays with an arrival time. */
export function arrivalText({ arrival }: Pick<StayRecord, 'arrival'>): string {
  return `about ${hourText(arrival)}, Lagos time`;
}

/** Shown instead of a total if the dates are no stay (D-08). */
export const noStay = 'Check-out is not after check-in. Choose a later day.';

/** `3 nights, Fri 4 to Mon 7 December 2026`. */
export function stayText(period: DateSpan): string {
  return `${nightsOrDaysText(night, period)}, ${dateSpan(period.from, period.to)}`;
}

/** What the total is for: `3 nights, Fri 4 to Mon 7 Dec`, or the day. */
export function totalText(place: Pick<Place, 'unit'>, period: DateSpan): string {
  if (place.unit === 'day') return formatLongDate(period.from);
  return `${nightsOrDaysText(place, period)}, ${dateSpan(period.from, period.to, 'short')}`;
}

/** How the total is made up: `3 nights × ₦30,000`, or the day. */
export function factorText(place: Pick<Place, 'unit' | 'rate'>, period: DateSpan): string {
  if (place.unit === 'day') return formatLongDate(period.from);
  return `${nightsOrDaysText(place, period)} × ${formatNaira(place.rate)}`;
}

/** `3 nights × ₦30,000 = ₦90,000`; `Friday 4 December 2026: ₦1,300,000`. */
export function costText(place: Pick<Place, 'unit' | 'rate'>, period: DateSpan): string {
  const sum = formatNaira(costOf(place, period));
  return `${factorText(place, period)}${place.unit === 'day' ? ': ' : ' = '}${sum}`;
}

/** `today`, `on Friday` within a week, `on 5 December`, with its year if that is more than 300 days ahead. */
function nearDayText(from: CalendarDate, today: CalendarDate): string {
  const ahead = daysBetween(today, from);
  const [weekday = '', ...date] = formatLongDate(from).split(' ');
  if (ahead === 0) return 'today';
  if (ahead < 7) return `on ${weekday}`;
  return `on ${date.slice(0, ahead < 300 ? 2 : 3).join(' ')}`;
}

/** Status of a paid stay that the venue has not confirmed, on its receipt and in My bookings. */
export const awaitingConfirmation = 'Paid, awaiting confirmation';

/** Heading of the receipt. */
export function receiptTitle(record: StayRecord, today: CalendarDate): string {
  const { from, isConfirmed } = record;
  if (isCancelled(record)) return 'Cancelled.';
  if (!isPaid(record)) return `${paymentTitle(record)}.`;
  if (from < today) return 'Paid. Thank you.';
  if (isConfirmed) return `Confirmed. See you ${nearDayText(from, today)}.`;
  return isToCallFirst(record)
    ? `${awaitingConfirmation}: call before you set out.`
    : `${awaitingConfirmation}.`;
}

/** A visitor's first chat message: `Good day. Is Basic Deluxe free for 3 nights, Fri 4 to Mon 7 December 2026?` */
export function stayQuestion(place: Pick<Place, 'unit' | 'name'>, period: DateSpan): string {
  const name = place.unit === 'day' ? `the ${place.name.toLowerCase()}` : place.name;
  if (checkPeriod(place, period) !== 'payable') return `Good day. I have a question about ${name}.`;
  const when = place.unit === 'day' ? `on ${formatLongDate(period.from)}` : `for ${stayText(period)}`;
  return `Good day. Is ${name} free ${when}?`;
}
