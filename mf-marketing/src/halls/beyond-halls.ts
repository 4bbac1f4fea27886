import { inFigures } from '@venue/shared/words/in-figures.ts';
import { capacities, grounds } from '../content/halls/capacities.ts';

/** Seated in the whole event center, and guests of the whole venue (K-20). */
const { eventCenter } = capacities;
const venue = grounds.guests.to;

/** What is said to more people than any hall holds (D-04). */
export function beyondHalls(people: number): string {
  if (people <= eventCenter)
    return `More than one hall holds. The whole event center takes ${inFigures(people)}, by quote.`;
  if (people <= venue)
    return `More than the event center seats. All halls and grounds together take ${inFigures(people)}, by quote.`;
  return `More than we host: all halls and grounds together take ${inFigures(venue)}.`;
}
