import { siteFacts } from '../contract/site-facts.ts';
import type { Hall } from './venue-schema.ts';

/** The halls that the venue lets, smallest first. */
export const { halls } = siteFacts().venue;

/** Naira for a day in the cheapest hall. */
export const hallsFrom: number = Math.min(...halls.map(({ rental }) => rental));

/** The smallest and the largest number of guests that the list of halls states. */
export const hallGuests = {
  from: Math.min(...halls.map(({ listed }) => listed.from)),
  to: Math.max(...halls.map(({ listed }) => listed.to)),
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

/** `80`, `700 to 800`. */
export function listedGuests({ listed }: Pick<Hall, 'listed'>): string {
  return listed.from === listed.to ? String(listed.to) : `${listed.from} to ${listed.to}`;
}

/** What a hall holds, the same words on every page: `Seats 80`, `Seats 700 to 800`. */
export function hallSeats(hall: Pick<Hall, 'listed'>): string {
  return `Seats ${listedGuests(hall)}`;
}

/** List and terms disagree: the lower figure sits with ease, the higher one is the most (D-03). */
export function roomFor({ listed, inTerms }: Pick<Hall, 'listed' | 'inTerms'>): {
  withEase: number;
  most: number;
} {
  return { withEase: Math.min(listed.to, inTerms), most: Math.max(listed.to, inTerms) };
}
