import { smallestTaking, smallestWithEase } from '@venue/shared/venue/halls.ts';
import { roomFor } from '@venue/shared/venue/hall-room.ts';

type Sized = Parameters<typeof roomFor>[0];

/** Which hall a number of people needs (D-03, D-04). */
export type HallFit<Hall> =
  /** Nobody was counted yet. */
  | { kind: 'unknown' }
  | { kind: 'fits'; people: number; hall: Hall }
  /** They sit close, or take the roomier hall. */
  | { kind: 'tight'; people: number; hall: Hall; roomier: Hall | undefined }
  /** More than any hall takes. */
  | { kind: 'beyond-halls'; people: number };

/** The hall for that many people: of the halls, smallest first, the smallest that takes them at all. */
export function fitAmong<Hall extends Sized>(halls: readonly Hall[], people: number): HallFit<Hall> {
  if (people <= 0) return { kind: 'unknown' };
  const hall = smallestTaking(halls, people);
  if (!hall) return { kind: 'beyond-halls', people };
  if (people <= roomFor(hall).withEase) return { kind: 'fits', people, hall };
  return { kind: 'tight', people, hall, roomier: smallestWithEase(halls, people) };
}
