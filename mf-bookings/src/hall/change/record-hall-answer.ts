import { type Answer, type AskedChange, withAnswer, withAsked } from '../../change/changes.ts';
import type { HallBooking } from '../booking/booking.ts';

/** The booking with a request, or with what became of its e-mail. */
export function withHallAsked(booking: HallBooking, asked: AskedChange | undefined): HallBooking {
  return { ...booking, changes: withAsked(booking.changes, asked) };
}

/** The booking once the venue has answered, by its customer's word: everything that follows from its day follows the new one. */
export function withHallAnswer(booking: HallBooking, answer: Answer, now: number): HallBooking {
  const { details } = booking;
  const from = { from: details.eventDate, to: details.eventDate };
  const changes = withAnswer(booking.changes, answer, { from, now });
  const eventDate = answer.kind === 'moved' ? answer.to.from : details.eventDate;
  return { ...booking, changes, details: { ...details, eventDate } };
}
