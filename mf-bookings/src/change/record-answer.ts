import { type Answer, type ChangeRequest, withAnswer, withRequest } from './kept/changes.ts';
import type { HallBooking } from '../hall/booking/booking.ts';
import { placeOf } from '../stay/booking/places.ts';
import { unitsOf } from '../stay/booking/stay-cost.ts';
import type { StayRecord } from '../stay/booking/stay-record.ts';

/** The booking with a request, or with what became of its e-mail. */
export function withHallRequest(booking: HallBooking, request: ChangeRequest | undefined): HallBooking {
  return { ...booking, changes: withRequest(booking.changes, request) };
}

/** The booking once the venue has answered, by its customer's word: everything that follows from its day follows the new one. */
export function withHallAnswer(booking: HallBooking, answer: Answer, now: number): HallBooking {
  const { details } = booking;
  const from = { from: details.eventDate, to: details.eventDate };
  const changes = withAnswer(booking.changes, answer, { from, now });
  const eventDate = answer.kind === 'moved' ? answer.to.from : details.eventDate;
  return { ...booking, changes, details: { ...details, eventDate } };
}

/** The stay with a request, or with what became of its e-mail. */
export function withStayRequest(record: StayRecord, request: ChangeRequest | undefined): StayRecord {
  return { ...record, changes: withRequest(record.changes, request) };
}

/** The stay once the venue has answered, by its guest's word. */
export function withStayAnswer(record: StayRecord, answer: Answer, now: number): StayRecord {
  const { from, to, place, units } = record;
  const changes = withAnswer(record.changes, answer, { from: { from, to }, now });
  if (answer.kind !== 'moved') return { ...record, changes };
  // What the venue has moved, it has confirmed.
  const moved = { ...answer.to, units: unitsOf(placeOf(place), answer.to) || units, isConfirmed: true };
  return { ...record, ...moved, changes };
}
