import { siteFacts } from '../contract/site-facts.ts';
import { inFigures } from '../words/in-figures.ts';
import { roomFor, type Sized } from './hall-room.ts';
import type { Hall } from './venue-schema.ts';

/** The halls that the venue lets, smallest first. */
export const { halls } = siteFacts().venue;

/** Naira for a day in the cheapest hall. */
export const hallsFrom: number = Math.min(...halls.map(({ rental }) => rental));

/** How many a hall seats: from the lowest to the highest figure of list and terms, where they disagree (D-03). */
export function guestsOf({ listed, inTerms }: Sized): { from: number; to: number } {
  return { from: Math.min(listed.from, inTerms), to: Math.max(listed.to, inTerms) };
}

/** The smallest and the largest number of guests that the halls seat. */
export const hallGuests = {
  from: Math.min(...halls.map((hall) => guestsOf(hall).from)),
  to: Math.max(...halls.map((hall) => guestsOf(hall).to)),
};

/** The hall of that name, which is how forms and e-mails name it. */
export function hallNamed(name: string): Hall | undefined {
  return halls.find((hall) => hall.name === name);
}

/** The hall that checked details name. */
export function hallOf({ hall: name }: { hall: string }): Hall {
  const hall = hallNamed(name);
  if (!hall) throw new Error(`no hall is called ${name}`);
  return hall;
}

/** Of the halls, smallest first, the first that takes so many people at all (D-04). */
export function smallestTaking<Of extends Sized>(among: readonly Of[], people: number): Of | undefined {
  return among.find((hall) => people <= roomFor(hall).most);
}

/** Of the halls, smallest first, the first in which so many people sit with ease. */
export function smallestWithEase<Of extends Sized>(among: readonly Of[], people: number): Of | undefined {
  return among.find((hall) => people <= roomFor(hall).withEase);
}

/**
 * What a hall holds, the same words on every page: `700 comfortably, 800 at most`; where list and terms agree on the most, the range
 * of the list, `800 to 900` (K-14).
 */
export function seatsInWords(hall: Sized): string {
  const { withEase, most } = roomFor(hall);
  if (withEase < most) return `${inFigures(withEase)} comfortably, ${inFigures(most)} at most`;
  const { from } = hall.listed;
  return from < most ? `${inFigures(from)} to ${inFigures(most)}` : `${inFigures(most)} at most`;
}

/** The same as a clause of its own: `Seats 800 to 900`. */
export function hallSeats(hall: Sized): string {
  return `Seats ${seatsInWords(hall)}`;
}
