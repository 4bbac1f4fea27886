import type { HallBooking } from './booking.ts';
import { type Deadlines, deadlines } from './deadlines.ts';

/** The dates of a booking; once it is paid, its hold no longer ends. */
export function datesAhead(booking: HallBooking): Deadlines {
  const all = deadlines(booking);
  if (booking.payment.kind !== 'paid') return all;
  return { ...all, dates: all.dates.filter(({ id }) => id !== 'hold') };
}
