import { type Answer, withAnswer } from '../kept-changes/changes.ts';
import type { HallBooking } from '../hall/booking/booking.ts';

/** The booking once the venue has answered, by its customer's word: everything that follows from its day follows the new one. */
export function withHallAnswer(booking: HallBooking, answer: Answer, now: number): HallBooking {
  const { details } = booking;
  // Noted before, by another tab or a second click.
  if (answer.kind === 'moved' && answer.to.from === details.eventDate) return booking;
  const from = { from: details.eventDate, to: details.eventDate };
  const changes = withAnswer(booking.changes, answer, { from, now });
  const eventDate = answer.kind === 'moved' ? answer.to.from : details.eventDate;
  return { ...booking, changes, details: { ...details, eventDate } };
}
