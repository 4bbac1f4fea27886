import { smallestFor, smallestComfortable, capacityOf } from '@venue/shared/venue/hall-capacity.ts';

type StatedCapacity = Parameters<typeof capacityOf>[0];

/** D-03, D-04. */
export type HallFit<Hall> =
  /** No number yet. */
  | { kind: 'unknown' }
  | { kind: 'fits'; people: number; hall: Hall }
  /** Above the comfortable number of `hall`. */
  | { kind: 'tight'; people: number; hall: Hall; roomier: Hall | undefined }
  | { kind: 'beyond-halls'; people: number };

/** The smallest hall that takes that many people; `halls` are ordered smallest first. */
export function fitAmong<Hall extends StatedCapacity>(halls: readonly Hall[], people: number): HallFit<Hall> {
  if (people <= 0) return { kind: 'unknown' };
  const hall = smallestFor(halls, people);
  if (!hall) return { kind: 'beyond-halls', people };
  if (people <= capacityOf(hall).comfortable) return { kind: 'fits', people, hall };
  return { kind: 'tight', people, hall, roomier: smallestComfortable(halls, people) };
}
