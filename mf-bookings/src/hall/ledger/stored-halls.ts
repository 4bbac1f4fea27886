import { z } from '../../zod.ts';
import { isCancelled } from '../../change-history/changes.ts';
import { isPaymentCurrent } from '../../payment/payment-records.ts';
import { readItems } from '../../storage/stored-items.ts';
import { clockTolerance } from '../../time/clock-tolerance.ts';
import { type HallBooking, type HallDay, hasAttemptOrReport, isSameDay } from '../booking/booking.ts';
import { expiresAt, referenceStart } from '../booking/invoice.ts';
import { asStored, storedBookingSchema } from '../booking/stored-booking.ts';
import { hallTraceDays } from './hall-trace-days.ts';
import { type UnansweredHold, unansweredHold, unansweredUntil } from './unanswered-hold.ts';

/** What a device keeps of halls. */
export type StoredHalls = {
  bookings: HallBooking[];
  holds: UnansweredHold[];
  /** Number of the invoice that the page opens with. */
  shown: string | null;
  /** What this release cannot read; it stays as it is. */
  unread: { bookings: unknown[]; holds: unknown[] };
};

/** As it is written: lists, of which each entry is read on its own. */
export const storedHallsSchema = z.codec(
  z.object({
    bookings: z.array(z.unknown()),
    holds: z.array(z.unknown()),
    shown: z.nullable(z.string()),
  }),
  z.custom<StoredHalls>(),
  {
    decode: (kept) => {
      const bookings = readItems(kept.bookings, storedBookingSchema);
      const holds = readItems(kept.holds, unansweredHold);
      return {
        bookings: bookings.items,
        holds: holds.items,
        shown: kept.shown,
        unread: { bookings: bookings.unread, holds: holds.unread },
      };
    },
    encode: ({ bookings, holds, shown, unread }) => ({
      bookings: [...unread.bookings, ...bookings.map(asStored)],
      holds: [...unread.holds, ...holds],
      shown,
    }),
  },
);

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

/** What is unpaid is known for some time after its end, what has money in it as long as any payment. */
function isCurrent(booking: HallBooking, now: number): boolean {
  const { payments, details } = booking;
  return hasAttemptOrReport(booking)
    ? payments.some(({ at }) => isPaymentCurrent(at, details.eventDate, now))
    : now < expiresAt(booking) + traceMs;
}

/** Once it has ended, a hold without an answer is no longer in the way of an earlier booking of its day. */
function isHoldCurrent(hold: UnansweredHold, bookings: readonly HallBooking[], now: number): boolean {
  return now < unansweredUntil(hold) + (bookingOn(bookings, hold) ? 0 : traceMs);
}

/** A hold that a clock has dated later than now; payments are made under references of that instant, so they keep it. */
function isFromTomorrow(booking: HallBooking, now: number): boolean {
  return !hasAttemptOrReport(booking) && booking.invoice.issuedAt > now + clockTolerance;
}

/** What a clock that went ahead has dated later than now is dated now, so that no hold seems to last for a year. */
function clampToNow(kept: StoredHalls, now: number): StoredHalls {
  const dated = (booking: HallBooking) =>
    isFromTomorrow(booking, now) ? { ...booking, invoice: { ...booking.invoice, issuedAt: now } } : booking;
  return {
    ...kept,
    bookings: kept.bookings.map(dated),
    holds: kept.holds.map((hold) => (hold.at > now + clockTolerance ? { ...hold, at: now } : hold)),
  };
}

function isSameList<Item>(one: readonly Item[], other: readonly Item[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

/** What is still good to know at an instant (ms since the epoch); the same object where that is all of it. */
export function current(kept: StoredHalls, now: number): StoredHalls {
  const dated = clampToNow(kept, now);
  const bookings = dated.bookings.filter((booking) => isCurrent(booking, now));
  const holds = dated.holds.filter((hold) => isHoldCurrent(hold, bookings, now));
  const isSame = isSameList(bookings, kept.bookings) && isSameList(holds, kept.holds);
  return isSame ? kept : { ...kept, bookings, holds };
}

/** An invoice that ran out opens its page for as long again, so that nobody finds an empty form instead of it. */
export function opensPage(booking: HallBooking, now: number): boolean {
  const { issuedAt } = booking.invoice;
  return hasAttemptOrReport(booking) || now < 2 * expiresAt(booking) - issuedAt;
}

/** When something last happened to a booking: what is older than a wipe is not written back by a page that still shows it. */
export function lastActivity({ invoice, payments }: HallBooking): number {
  return Math.max(invoice.issuedAt, ...payments.map(({ at }) => at));
}
