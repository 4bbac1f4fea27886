import { parseWholeNumber } from '@venue/shared/form/parse-input.ts';
import { halls } from '@venue/shared/venue/halls.ts';
import { smallestFor, smallestComfortable, capacityOf } from '@venue/shared/venue/hall-capacity.ts';
import type { Hall } from '@venue/shared/contract/venue-schema.ts';

/** What a guest count means for the chosen hall, or for the choice of one; a hint, never a block (E-14, D-03, D-04). */
export type CapacityHint =
  /** No hall is chosen; `best` is the smallest that takes them, as on the hall pages. */
  | { kind: 'to-choose'; guests: number; best: Hall }
  | { kind: 'fits'; guests: number; hall: Hall }
  /** It fits, but a smaller hall would do. */
  | { kind: 'roomy'; guests: number; hall: Hall; smaller: Hall }
  /** More than sit comfortably, but not more than the hall takes. */
  | { kind: 'tight'; guests: number; hall: Hall; larger: Hall | undefined }
  | { kind: 'too-many'; guests: number; hall: Hall; larger: Hall }
  /** More than any hall takes; the event center is booked by quote. */
  | { kind: 'beyond-halls'; guests: number };

export const largestHallGuests: number = Math.max(...halls.map((hall) => capacityOf(hall).most));

/** The typed number of guests, or undefined if it is not a positive whole number. */
export function guestCount(typed: string): number | undefined {
  return parseWholeNumber(typed) || undefined;
}

export function capacityHint(guests: number, hall: Hall | undefined): CapacityHint {
  const smallest = smallestFor(halls, guests);
  if (!smallest) return { kind: 'beyond-halls', guests };
  if (!hall) return { kind: 'to-choose', guests, best: smallest };
  const { comfortable, most } = capacityOf(hall);
  if (guests > most) return { kind: 'too-many', guests, hall, larger: smallest };
  const best = smallestComfortable(halls, guests);
  if (guests > comfortable) return { kind: 'tight', guests, hall, larger: best };
  if (best && best.rental < hall.rental) return { kind: 'roomy', guests, hall, smaller: best };
  return { kind: 'fits', guests, hall };
}
