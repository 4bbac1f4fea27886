import { statusOf } from '../booking/booking-status.ts';
import { type BookingOutcome, hasSameDetails } from './book-hall.ts';
import type { BookingLedger } from '../ledger/booking-ledger.ts';
import type { HallDetails } from '../booking/hall-booking-schema.ts';

/**
 * The outcome of a booking that was cut short by an error on the page. A confirmed hold is shown; one that was requested is never
 * denied. `now` in ms since the epoch.
 */
export function interruptedBooking(
  ledger: BookingLedger,
  details: HallDetails,
  { cause, now }: { cause: unknown; now: number },
): BookingOutcome {
  const { hold, booking } = ledger.onDay(details);
  if (booking && !hold && statusOf(booking, now).isHeld)
    return { kind: 'held-before', booking, sameDetails: hasSameDetails(details, booking.details) };
  const error = new Error('the booking could not run', { cause });
  return { kind: 'failed', error, maybeHeld: hold !== undefined };
}
