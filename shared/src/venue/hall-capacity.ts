import type { Hall } from '../contract/venue-schema.ts';
import { inFigures } from '../text/numbers.ts';

/** How many guests a hall holds, in the list of halls and in the terms. */
export type StatedCapacity = Pick<Hall, 'listed' | 'inTerms'>;

/** List and terms disagree: the lower figure is comfortable, the higher the most (D-03). */
export function capacityOf({ listed, inTerms }: StatedCapacity): { comfortable: number; most: number } {
  return { comfortable: Math.min(listed.to, inTerms), most: Math.max(listed.to, inTerms) };
}

/** How many a hall seats: from the lowest to the highest figure of list and terms, where they disagree (D-03). */
export function guestsOf({ listed, inTerms }: StatedCapacity): { from: number; to: number } {
  return { from: Math.min(listed.from, inTerms), to: Math.max(listed.to, inTerms) };
}

/** Of halls from the smallest, the first that holds so many people at all (D-04). */
export function smallestFor<Of extends StatedCapacity>(among: readonly Of[], people: number): Of | undefined {
  return among.find((hall) => people <= capacityOf(hall).most);
}

/** Of halls from the smallest, the first in which so many people sit comfortably. */
export function smallestComfortable<Of extends StatedCapacity>(
  among: readonly Of[],
  people: number,
): Of | undefined {
  return among.find((hall) => people <= capacityOf(hall).comfortable);
}

/** `700 comfortably, 800 at most`; if list and terms agree on the most, the range of the list, `800 to 900` (K-14). */
export function seatsInWords(hall: StatedCapacity): string {
  const { comfortable, most } = capacityOf(hall);
  if (comfortable < most) return `${inFigures(comfortable)} comfortably, ${inFigures(most)} at most`;
  const { from } = hall.listed;
  return from < most ? `${inFigures(from)} to ${inFigures(most)}` : `${inFigures(most)} at most`;
}

/** The same as a clause of its own: `Seats 800 to 900`. */
export function hallSeats(hall: StatedCapacity): string {
  return `Seats ${seatsInWords(hall)}`;
}
