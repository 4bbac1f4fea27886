import { type Answer, withAnswer } from '../change-history/changes.ts';
import type { HallBooking } from '../hall/booking/booking.ts';
import { placeOf } from '../stay/booking/places.ts';
import { unitsOf } from '../stay/booking/stay-cost.ts';
import type { StayRecord } from '../stay/booking/stay-record.ts';

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

/** A stay once its guest has saved the venue’s answer. */
export function withStayAnswer(record: StayRecord, answer: Answer, now: number): StayRecord {
  const { from, to, place, units } = record;
  // Already saved by another tab or a second click.
  if (answer.kind === 'moved' && answer.to.from === from && answer.to.to === to) return record;
  const changes = withAnswer(record.changes, answer, { from: { from, to }, now });
  if (answer.kind !== 'moved') return { ...record, changes };
  // A move by the venue also confirms the stay.
  const moved = { ...answer.to, units: unitsOf(placeOf(place), answer.to) || units, isConfirmed: true };
  return { ...record, ...moved, changes };
}
