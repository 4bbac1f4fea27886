import { siteFacts } from '../contract/site-facts.ts';
import { guestsOf } from './hall-capacity.ts';

/** The halls that the venue lets, smallest first. */
export const { halls } = siteFacts().venue;

/** Naira for a day in the cheapest hall. */
export const hallsFrom: number = Math.min(...halls.map(({ rental }) => rental));

/** The smallest and the largest number of guests that the halls seat. */
export const hallGuests = {
  from: Math.min(...halls.map((hall) => guestsOf(hall).from)),
  to: Math.max(...halls.map((hall) => guestsOf(hall).to)),
};
