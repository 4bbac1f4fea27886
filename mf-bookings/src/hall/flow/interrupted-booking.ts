import { statusOf } from '../booking/booking-status.ts';
import { type BookingOutcome, hasSameDetails } from './book-hall.ts';
import type { BookingLedger } from '../ledger/booking-ledger.ts';
import type { HallDetails } from '../booking/hall-booking-schema.ts';

/**
 * How a booking stands that an error of our own cut short, as far as this device knows at an instant (ms since the epoch): a hold that
 * was confirmed is shown, and one that was asked for is never denied.
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
