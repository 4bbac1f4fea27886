import { dayMs, hourMs } from '@venue/shared/time/durations.ts';
import { isCancelled, changesSchema } from '../../change-history/changes.ts';
import { mailState } from '../../mail/stored-mail.ts';
import { isPaymentCurrent } from '../../payment/payment-store.ts';
import { readItems, storedInstant } from '../../storage/stored-list.ts';
import { z } from '../../zod.ts';
import { agreedTerms } from '../booking/agreed-terms.ts';
import { type HallBooking, type HallDay, hasAttemptOrReport, isSameDay } from '../booking/booking.ts';
import { storedDetailsSchema } from '../booking/hall-details.ts';
import { hallPayment } from '../booking/hall-payment.ts';
import { expiresAt } from '../booking/invoice.ts';

const bookingAsStored = z.object({
  terms: agreedTerms,
  details: storedDetailsSchema,
  invoice: z.object({ number: z.string().check(z.regex(/^\d{6}$/)), issuedAt: storedInstant }),
  invoiceMail: mailState,
  bookingRef: z.optional(z.string()),
  payments: z.array(z.unknown()),
  changes: z.optional(changesSchema),
});

export const storedBookingSchema = z.pipe(
  bookingAsStored,
  z.transform(({ payments, ...booking }): HallBooking => {
    const { items, unread } = readItems(payments, hallPayment);
    return { ...booking, payments: items, ...(unread.length > 0 && { unreadPayments: unread }) };
  }),
);

/** The booking to write. Payments that this release could not read are written back unchanged. */
function asStored({ payments, unreadPayments = [], ...booking }: HallBooking) {
  return { ...booking, payments: [...unreadPayments, ...payments] };
}

/**
 * A hold that was requested without an answer, so it may exist (D-22). `at` in ms since the epoch; `validHours` as the venue's terms
 * were then.
 */
const unansweredHold = z.object({
  hall: z.string(),
  eventDate: z.string(),
  at: storedInstant,
  invoiceNumber: z.string(),
  validHours: z.int().check(z.positive()),
});
export type UnansweredHold = z.infer<typeof unansweredHold>;

/** When such a hold expires, if it exists; in ms since the epoch. */
export function unansweredUntil({ at, validHours }: Pick<UnansweredHold, 'at' | 'validHours'>): number {
  return at + validHours * hourMs;
}

export type StoredHalls = {
  bookings: HallBooking[];
  holds: UnansweredHold[];
  /** Id of the invoice that the page opens with. */
  shown: string | null;
  /** Entries that this release cannot read; they are written back unchanged. */
  unread: { bookings: unknown[]; holds: unknown[] };
};

/** Each entry is parsed on its own, so that one unreadable entry costs no others. */
export const storedHallsSchema = z.codec(
  z.object({
    bookings: z.array(z.unknown()),
    holds: z.array(z.unknown()),
    shown: z.nullable(z.string()),
  }),
  z.custom<StoredHalls>(),
  {
    decode: (stored) => {
      const bookings = readItems(stored.bookings, storedBookingSchema);
      const holds = readItems(stored.holds, unansweredHold);
      return {
        bookings: bookings.items,
        holds: holds.items,
        shown: stored.shown,
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

/** The booking of a hall on a day; cancelled ones do not count. */
export function bookingOn(bookings: readonly HallBooking[], day: HallDay): HallBooking | undefined {
  return bookings.find((booking) => isSameDay(booking.details, day) && !isCancelled(booking));
}

/**
 * Days that an expired hold stays on the device. If the device's clock was days behind when the hall was booked and is corrected, a hold
 * that the venue still has looks expired.
 */
export const holdRetentionDays = 30;
const holdRetentionMs = holdRetentionDays * dayMs;

/** Unpaid bookings are remembered for a while after they expire, others as long as their payments. */
function isCurrent(booking: HallBooking, now: number): boolean {
  return hasAttemptOrReport(booking)
    ? isPaymentCurrent(lastActivity(booking), booking.details.eventDate, now)
    : now < expiresAt(booking) + holdRetentionMs;
}

/** An expired hold without an answer gives way to a booking of the same day. */
function isHoldCurrent(hold: UnansweredHold, bookings: readonly HallBooking[], now: number): boolean {
  return now < unansweredUntil(hold) + (bookingOn(bookings, hold) ? 0 : holdRetentionMs);
}

/** What is still current at an instant (ms since the epoch); the same object if nothing changes. */
export function current(stored: StoredHalls, now: number): StoredHalls {
  const bookings = stored.bookings.filter((booking) => isCurrent(booking, now));
  const holds = stored.holds.filter((hold) => isHoldCurrent(hold, bookings, now));
  const isSame = bookings.length === stored.bookings.length && holds.length === stored.holds.length;
  return isSame ? stored : { ...stored, bookings, holds };
}

/** An expired invoice still opens for as long again as it was valid, so that nobody finds an empty form in its place. */
export function opensPage(booking: HallBooking, now: number): boolean {
  const { issuedAt } = booking.invoice;
  return hasAttemptOrReport(booking) || now < 2 * expiresAt(booking) - issuedAt;
}

/** Compared with the time of a wipe, so that a page which still shows a wiped booking does not write it back. */
export function lastActivity({ invoice, payments }: HallBooking): number {
  return Math.max(invoice.issuedAt, ...payments.map(({ at }) => at));
}
