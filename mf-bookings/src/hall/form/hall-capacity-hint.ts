import { halls, roomFor } from '@venue/shared/venue/halls.ts';
import type { Hall } from '@venue/shared/venue/venue-schema.ts';

/** What a guest count means for the chosen hall; a hint, never a block (E-14, D-03, D-04). */
export type CapacityHint =
  | { kind: 'fits'; guests: number; hall: Hall }
  /** It fits, and a smaller hall would do as well. */
  | { kind: 'roomy'; guests: number; hall: Hall; smaller: Hall }
  /** More than sit with ease, not more than the hall takes. */
  | { kind: 'tight'; guests: number; hall: Hall; larger: Hall | undefined }
  | { kind: 'too-many'; guests: number; hall: Hall; larger: Hall }
  /** More than any hall takes: the event center, by quote. */
  | { kind: 'beyond-halls'; guests: number };

/** The most that any of the halls takes. */
export const largestHallGuests: number = Math.max(...halls.map((hall) => roomFor(hall).most));

/** Guests as typed, or undefined while that is no whole positive number. */
export function guestCount(typed: string): number | undefined {
  return /^\s*[1-9]\d*\s*$/.test(typed) ? Number(typed) : undefined;
}

function smallestWithEase(guests: number): Hall | undefined {
  return halls.find((hall) => guests <= roomFor(hall).withEase);
}

/** The hint for a guest count in a hall. */
export function capacityHint(guests: number, hall: Hall): CapacityHint {
  const { withEase, most } = roomFor(hall);
  if (guests > largestHallGuests) return { kind: 'beyond-halls', guests };
  const best = smallestWithEase(guests);
  if (guests > most && best) return { kind: 'too-many', guests, hall, larger: best };
  if (guests > withEase) return { kind: 'tight', guests, hall, larger: best };
  if (best && best.rental < hall.rental) return { kind: 'roomy', guests, hall, smaller: best };
  return { kind: 'fits', guests, hall };
}
