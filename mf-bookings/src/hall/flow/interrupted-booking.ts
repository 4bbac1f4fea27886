import type { BookingOutcome } from './book-hall.ts';
import type { BookingLedger } from '../ledger/booking-ledger.ts';
import type { HallDetails } from '../booking/hall-booking-schema.ts';

/**
 * How a booking stands that an error of our own cut short, as far as this device knows: a hold that was confirmed is
 * shown, and one that was asked for is never denied.
 */
export function interruptedBooking(
  ledger: BookingLedger,
  details: HallDetails,
  cause: unknown,
): BookingOutcome {
  const { hold, booking } = ledger.onDay(details);
  if (booking && !hold) return { kind: 'held-before', booking, sameDetails: true };
  const error = new Error('the booking could not run', { cause });
  return { kind: 'failed', error, maybeHeld: hold !== undefined };
}
