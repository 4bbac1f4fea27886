import { type Answer, withAnswer } from '../change-history/changes.ts';
import type { HallBooking } from '../hall/booking/booking.ts';

/** A hall booking once its customer has saved the venue’s answer. */
export function withHallAnswer(booking: HallBooking, answer: Answer, now: number): HallBooking {
  const { details } = booking;
  // Already saved by another tab or a second click.
  if (answer.kind === 'moved' && answer.to.from === details.eventDate) return booking;
  const from = { from: details.eventDate, to: details.eventDate };
  const changes = withAnswer(booking.changes, answer, { from, now });
  const eventDate = answer.kind === 'moved' ? answer.to.from : details.eventDate;
  return { ...booking, changes, details: { ...details, eventDate } };
}
