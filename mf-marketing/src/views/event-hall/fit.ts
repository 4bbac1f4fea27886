import { capacityOf } from '@venue/shared/venue/hall-capacity.ts';
import { inFigures } from '@venue/shared/words/numbers.ts';
import { type Hall, halls } from '../../content/halls/halls.ts';
import { beyondHalls } from '../../halls/beyond-halls.ts';
import { fitAmong, type HallFit } from '../../halls/hall-fit.ts';

export type Fit = HallFit<Hall>;

/** The hall for a number of people. */
export function fitFor(people: number): Fit {
  return fitAmong(halls, people);
}

/** The answer in a sentence or two; '' without a number. */
export function fitSentence(fit: Fit): string {
  if (fit.kind === 'unknown') return '';
  if (fit.kind === 'beyond-halls') return beyondHalls(fit.people);
  const { people, hall } = fit;
  const { comfortable, most } = capacityOf(hall);
  const them = inFigures(people);
  if (fit.kind === 'fits')
    return `Room for ${them} in ${hall.name}, which holds ${inFigures(comfortable)} comfortably.`;
  const close = `${them} is a tight fit in ${hall.name}, which holds ${inFigures(most)} at most.`;
  return fit.roomier ? `${close} ${fit.roomier.name} has room to spare.` : close;
}

function reasonFor(hall: Hall, people: number, hasSmaller: boolean): string {
  const { comfortable, most } = capacityOf(hall);
  if (people > comfortable) return `A tight fit for ${inFigures(people)}: holds ${inFigures(most)} at most.`;
  if (hasSmaller)
    return `Plenty of room for ${inFigures(people)}: made for ${inFigures(hall.listed.from)} or more.`;
  return `Fits ${inFigures(people)}: holds ${inFigures(comfortable)} comfortably.`;
}

/** A hall and why it suits; '' without a number of people. */
export type SuitedHall = { hall: Hall; reason: string };

/** The halls that hold a number of people, smallest first, and those that are too small. */
export type RankedHalls = { fitting: readonly SuitedHall[]; small: readonly Hall[] };

/** Sorts the halls for a number of people; 0 leaves all of them in order. */
export function rankHalls(people: number): RankedHalls {
  if (people === 0) return { fitting: halls.map((hall) => ({ hall, reason: '' })), small: [] };
  const fitting = halls.filter((hall) => people <= capacityOf(hall).most);
  const easiest = fitting.find((hall) => people <= capacityOf(hall).comfortable);
  return {
    fitting: fitting.map((hall) => ({
      hall,
      reason: reasonFor(hall, people, easiest !== undefined && easiest !== hall),
    })),
    small: halls.filter((hall) => people > capacityOf(hall).most),
  };
}
