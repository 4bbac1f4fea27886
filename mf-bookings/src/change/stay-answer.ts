import { type Answer, withAnswer } from '../kept-changes/changes.ts';
import { placeOf } from '../stay/booking/places.ts';
import { unitsOf } from '../stay/booking/stay-cost.ts';
import type { StayRecord } from '../stay/booking/stay-record.ts';

/** The stay once the venue has answered, by its guest's word. */
export function withStayAnswer(record: StayRecord, answer: Answer, now: number): StayRecord {
  const { from, to, place, units } = record;
  // Noted before, by another tab or a second click.
  if (answer.kind === 'moved' && answer.to.from === from && answer.to.to === to) return record;
  const changes = withAnswer(record.changes, answer, { from: { from, to }, now });
  if (answer.kind !== 'moved') return { ...record, changes };
  // What the venue has moved, it has confirmed.
  const moved = { ...answer.to, units: unitsOf(placeOf(place), answer.to) || units, isConfirmed: true };
  return { ...record, ...moved, changes };
}
