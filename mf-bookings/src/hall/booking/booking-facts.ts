import type { HallBooking } from './booking.ts';

/** What the venue knows a hall booking by, as it is kept. */
export function bookingFacts({ invoice, details, payments, bookingRef }: HallBooking): string[] {
  const references = payments.map(({ reference }) => `Payment reference ${reference}`);
  const booked = bookingRef === undefined ? [] : [`Booking reference ${bookingRef}`];
  return [`Invoice ${invoice.number}`, `${details.hall} on ${details.eventDate}`, ...booked, ...references];
}
