import { inFigures } from '@venue/shared/words/numbers.ts';
import { capacities, grounds } from '../content/halls/capacities.ts';

/** K-20. */
const { eventCenter } = capacities;
const venue = grounds.guests.to;

/** For more people than any hall holds (D-04). */
export function beyondHalls(people: number): string {
  if (people <= eventCenter)
    return `Too many for one hall. The whole event center takes ${inFigures(people)}, by quote.`;
  if (people <= venue)
    return `Too many for the event center. All halls and grounds together take ${inFigures(people)}, by quote.`;
  return `More than we can host: all halls and grounds together take ${inFigures(venue)}.`;
}
