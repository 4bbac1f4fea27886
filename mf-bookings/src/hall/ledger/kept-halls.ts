import '../../zod-config.ts';
import { addDays, type CalendarDate, lagosDate } from '@venue/shared/dates.ts';
import * as z from 'zod/mini';
import { isCancelled } from '../../change/kept/changes.ts';
import { hallTraceDays, keptDays } from '../../payment/kept-days.ts';
import { readableItems } from '../../storage/readable-items.ts';
import { clockTolerance } from '../../time/kept-later.ts';
import { type HallBooking, type HallDay, hasPayments, isSameDay } from '../booking/booking.ts';
import { expiresAt, referenceStart } from '../booking/invoice.ts';
import { keptBooking } from '../booking/kept-booking.ts';
import { type UnansweredHold, unansweredHold, unansweredUntil } from './unanswered-hold.ts';

/** What a device keeps of halls. `shown`: number of the invoice that the page opens with. */
export const keptHalls = z.object({
  bookings: readableItems(keptBooking),
  holds: readableItems(unansweredHold),
  shown: z.nullable(z.string()),
});
export type KeptHalls = z.infer<typeof keptHalls>;

/** Key of a booking: number and second of issue. A move does not change it. */
export function invoiceKey({ invoice }: HallBooking): string {
  return referenceStart(invoice);
}

/** The booking that has a hall on a day; one that is cancelled leaves the day to others. */
export function bookingOn(bookings: readonly HallBooking[], day: HallDay): HallBooking | undefined {
  return bookings.find((booking) => isSameDay(booking.details, day) && !isCancelled(booking));
}

/** How long a hold is known after its end, in ms. */
const traceMs = hallTraceDays * 24 * 3_600_000;

function isMoneyCurrent({ details, payments, terms }: HallBooking, today: CalendarDate): boolean {
  const ends = payments.map(({ at }) => addDays(lagosDate(at), keptDays));
  return [...ends, addDays(details.eventDate, terms.cautionReturnDays)].some((end) => today <= end);
}

/** What is unpaid is known for some time after its end; what has money in it until the caution is due back, and a month after the payment. */
function isCurrent(booking: HallBooking, now: number): boolean {
  return hasPayments(booking) ? isMoneyCurrent(booking, lagosDate(now)) : now < expiresAt(booking) + traceMs;
}

/** Once it has ended, a hold without an answer is no longer in the way of an earlier booking of its day. */
function isHoldCurrent(hold: UnansweredHold, bookings: readonly HallBooking[], now: number): boolean {
  return now < unansweredUntil(hold) + (bookingOn(bookings, hold) ? 0 : traceMs);
}

/** What is still good to know at an instant (ms since the epoch). */
export function current({ bookings, holds, shown }: KeptHalls, now: number): KeptHalls {
  const left = bookings.filter((booking) => isCurrent(booking, now));
  return { bookings: left, holds: holds.filter((hold) => isHoldCurrent(hold, left, now)), shown };
}

/** A hold that a clock has dated later than now; payments are made under references of that instant, so they keep it. */
function isFromTomorrow(booking: HallBooking, now: number): boolean {
  return !hasPayments(booking) && booking.invoice.issuedAt > now + clockTolerance;
}

/** What a clock that went ahead has dated later than now is dated now, so that no hold seems to last for a year. */
export function notFromTomorrow(kept: KeptHalls, now: number): KeptHalls {
  const dated = (booking: HallBooking) =>
    isFromTomorrow(booking, now) ? { ...booking, invoice: { ...booking.invoice, issuedAt: now } } : booking;
  return {
    ...kept,
    bookings: kept.bookings.map(dated),
    holds: kept.holds.map((hold) => (hold.at > now + clockTolerance ? { ...hold, at: now } : hold)),
  };
}

/** An invoice that ran out opens its page for as long again, so that nobody finds an empty form instead of it. */
export function opensPage(booking: HallBooking, now: number): boolean {
  const { issuedAt } = booking.invoice;
  return hasPayments(booking) || now < 2 * expiresAt(booking) - issuedAt;
}

/** When something last happened to a booking: what is older than a wipe is not written back by a page that still shows it. */
export function lastInstant({ invoice, payments }: HallBooking): number {
  return Math.max(invoice.issuedAt, ...payments.map(({ at }) => at));
}
