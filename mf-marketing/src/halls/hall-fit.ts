import { smallestTaking, smallestWithEase } from '@venue/shared/venue/halls.ts';
import { roomFor } from '@venue/shared/venue/hall-room.ts';

type Sized = Parameters<typeof roomFor>[0];

/** D-03, D-04. */
export type HallFit<Hall> =
  /** No number yet. */
  | { kind: 'unknown' }
  | { kind: 'fits'; people: number; hall: Hall }
  /** Above the comfortable number of `hall`. */
  | { kind: 'tight'; people: number; hall: Hall; roomier: Hall | undefined }
  | { kind: 'beyond-halls'; people: number };

/** The smallest hall that takes that many people; `halls` are ordered smallest first. */
export function fitAmong<Hall extends Sized>(halls: readonly Hall[], people: number): HallFit<Hall> {
  if (people <= 0) return { kind: 'unknown' };
  const hall = smallestTaking(halls, people);
  if (!hall) return { kind: 'beyond-halls', people };
  if (people <= roomFor(hall).withEase) return { kind: 'fits', people, hall };
  return { kind: 'tight', people, hall, roomier: smallestWithEase(halls, people) };
}
