import type { Hall } from '@venue/shared/contract/venue-schema.ts';
import { parseWholeNumber } from '@venue/shared/form/parse-input.ts';
import { smallestFor, smallestComfortable, capacityOf } from '@venue/shared/venue/hall-capacity.ts';
import { halls } from '@venue/shared/venue/halls.ts';

/** What a guest count means for the chosen hall, or for the choice of one; a hint, never a block (E-14, D-03, D-04). */
export type CapacityHint =
  /** No hall is chosen; `best` is the smallest that takes them, as on the hall pages. */
  | { kind: 'to-choose'; people: number; best: Hall }
  | { kind: 'fits'; people: number; hall: Hall }
  /** It fits, but a smaller hall would do. */
  | { kind: 'roomy'; people: number; hall: Hall; smaller: Hall }
  /** More than sit comfortably, but not more than the hall takes. */
  | { kind: 'tight'; people: number; hall: Hall; larger: Hall | undefined }
  | { kind: 'too-many'; people: number; hall: Hall; larger: Hall }
  /** More than any hall takes; the event center is booked by quote. */
  | { kind: 'beyond-halls'; people: number };

export const largestHallGuests: number = Math.max(...halls.map((hall) => capacityOf(hall).most));

/** The typed number of guests, or undefined if it is not a positive whole number. */
export function guestCount(typed: string): number | undefined {
  return parseWholeNumber(typed) || undefined;
}

export function capacityHint(people: number, hall: Hall | undefined): CapacityHint {
  const smallest = smallestFor(halls, people);
  if (!smallest) return { kind: 'beyond-halls', people };
  if (!hall) return { kind: 'to-choose', people, best: smallest };
  const { comfortable, most } = capacityOf(hall);
  if (people > most) return { kind: 'too-many', people, hall, larger: smallest };
  const best = smallestComfortable(halls, people);
  if (people > comfortable) return { kind: 'tight', people, hall, larger: best };
  if (best && best.rental < hall.rental) return { kind: 'roomy', people, hall, smaller: best };
  return { kind: 'fits', people, hall };
}
