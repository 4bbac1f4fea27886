import { siteFacts } from '../contract/site-facts.ts';
import { guestsOf } from './hall-capacity.ts';
import type { Hall } from './venue-schema.ts';

/** The halls that the venue lets, smallest first. */
export const { halls } = siteFacts().venue;

/** Naira for a day in the cheapest hall. */
export const hallsFrom: number = Math.min(...halls.map(({ rental }) => rental));

/** The smallest and the largest number of guests that the halls seat. */
export const hallGuests = {
  from: Math.min(...halls.map((hall) => guestsOf(hall).from)),
  to: Math.max(...halls.map((hall) => guestsOf(hall).to)),
};

/** The hall of that name, which is how forms and e-mails name it. */
export function hallNamed(name: string): Hall | undefined {
  return halls.find((hall) => hall.name === name);
}

/** The hall that a booking names; throws if there is none. */
export function hallOf({ hall: name }: { hall: string }): Hall {
  const hall = hallNamed(name);
  if (!hall) throw new Error(`no hall is called ${name}`);
  return hall;
}
