import type { HallBooking } from './booking.ts';

/** What the venue knows a hall booking by, as it is kept. */
export function bookingFacts({ invoice, details, payment }: HallBooking): string[] {
  const reference = payment.kind === 'none' ? [] : [`Payment reference ${payment.reference}`];
  return [`Invoice ${invoice.number}`, `${details.hall} on ${details.eventDate}`, ...reference];
}
