import type { Hall } from '@venue/shared/contract/venue-schema.ts';
import { inFigures } from '@venue/shared/text/numbers.ts';
import { smallestFor, smallestComfortable, capacityOf } from '@venue/shared/venue/hall-capacity.ts';
import { halls } from '@venue/shared/venue/halls.ts';
import { capacities, grounds } from '../content/halls/capacities.ts';

/** The hall for a number of people (D-03, D-04). */
export type HallFit =
  /** No number yet. */
  | { kind: 'unknown' }
  | { kind: 'fits'; people: number; hall: Hall }
  /** Above the comfortable number of `hall`. */
  | { kind: 'tight'; people: number; hall: Hall; larger: Hall | undefined }
  | { kind: 'beyond-halls'; people: number };

/** The smallest hall that takes that many people. */
export function fitFor(people: number): HallFit {
  if (people <= 0) return { kind: 'unknown' };
  const hall = smallestFor(halls, people);
  if (!hall) return { kind: 'beyond-halls', people };
  if (people <= capacityOf(hall).comfortable) return { kind: 'fits', people, hall };
  return { kind: 'tight', people, hall, larger: smallestComfortable(halls, people) };
}

/** For more people than any hall holds (D-04, K-20). */
export function beyondHalls(people: number): string {
  if (people <= capacities.eventCenter)
    return `Too many for one hall. The whole event center takes ${inFigures(people)}, by quote.`;
  const most = grounds.guests.to;
  if (people <= most)
    return `Too many for the event center. All halls and grounds together take ${inFigures(people)}, by quote.`;
  return `More than we can host: all halls and grounds together take ${inFigures(most)}.`;
}

/** The answer in a sentence or two; '' without a number. */
export function fitSentence(fit: HallFit): string {
  if (fit.kind === 'unknown') return '';
  if (fit.kind === 'beyond-halls') return beyondHalls(fit.people);
  const { people, hall } = fit;
  const { comfortable, most } = capacityOf(hall);
  const them = inFigures(people);
  if (fit.kind === 'fits')
    return `Room for ${them} in ${hall.name}, which holds ${inFigures(comfortable)} comfortably.`;
  const close = `${them} is a tight fit in ${hall.name}, which holds ${inFigures(most)} at most.`;
  return fit.larger ? `${close} ${fit.larger.name} has room to spare.` : close;
}
