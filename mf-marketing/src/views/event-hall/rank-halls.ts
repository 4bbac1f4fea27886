import { capacityOf } from '@venue/shared/venue/hall-capacity.ts';
import { halls } from '@venue/shared/venue/halls.ts';
import type { Hall } from '@venue/shared/contract/venue-schema.ts';
import { inFigures } from '@venue/shared/text/numbers.ts';

function reasonFor(hall: Hall, people: number, hasSmaller: boolean): string {
  const { comfortable, most } = capacityOf(hall);
  if (people > comfortable) return `A tight fit for ${inFigures(people)}: holds ${inFigures(most)} at most.`;
  if (hasSmaller)
    return `Plenty of room for ${inFigures(people)}: made for ${inFigures(hall.listed.from)} or more.`;
  return `Fits ${inFigures(people)}: holds ${inFigures(comfortable)} comfortably.`;
}

/** A hall and why it suits; '' without a number of people. */
export type RankedHall = { hall: Hall; reason: string };

/** The halls that hold a number of people, smallest first, and those that are too small. */
export type RankedHalls = { fitting: readonly RankedHall[]; tooSmall: readonly Hall[] };

/** Sorts the halls for a number of people; 0 leaves all of them in order. */
export function rankHalls(people: number): RankedHalls {
  if (people === 0) return { fitting: halls.map((hall) => ({ hall, reason: '' })), tooSmall: [] };
  const fitting = halls.filter((hall) => people <= capacityOf(hall).most);
  const firstComfortable = fitting.find((hall) => people <= capacityOf(hall).comfortable);
  return {
    fitting: fitting.map((hall) => ({
      hall,
      reason: reasonFor(hall, people, firstComfortable !== undefined && firstComfortable !== hall),
    })),
    tooSmall: halls.filter((hall) => people > capacityOf(hall).most),
  };
}
