import { roomFor } from '@venue/shared/venue/hall-room.ts';
import { inFigures } from '@venue/shared/words/in-figures.ts';
import { type Hall, halls } from '../../content/halls/halls.ts';
import { beyondHalls } from '../../halls/beyond-halls.ts';
import { fitAmong, type HallFit } from '../../halls/hall-fit.ts';

export type Fit = HallFit<Hall>;

/** The hall for that many people. */
export function fitFor(people: number): Fit {
  return fitAmong(halls, people);
}

/** The answer in a sentence or two; '' while nobody was counted. */
export function fitSentence(fit: Fit): string {
  if (fit.kind === 'unknown') return '';
  if (fit.kind === 'beyond-halls') return beyondHalls(fit.people);
  const { people, hall } = fit;
  const { withEase, most } = roomFor(hall);
  const them = inFigures(people);
  if (fit.kind === 'fits')
    return `Room for ${them} in ${hall.name}, which holds ${inFigures(withEase)} comfortably.`;
  const close = `In ${hall.name} ${them} sit close: it holds ${inFigures(most)} at most.`;
  return fit.roomier ? `${close} ${fit.roomier.name} has room to spare.` : close;
}

/** Why a hall suits that many people: ease, closeness, or more room than they need. */
function reasonFor(hall: Hall, people: number, hasSmaller: boolean): string {
  const { withEase, most } = roomFor(hall);
  if (people > withEase) return `${inFigures(people)} of ${inFigures(most)} at most: they sit close.`;
  if (hasSmaller)
    return `Fits ${inFigures(people)} loosely: made for ${inFigures(hall.listed.from)} and more.`;
  return `Fits ${inFigures(people)}: it takes ${inFigures(withEase)} with ease.`;
}

/** A hall with why it suits; '' while nobody was counted. */
export type SuitedHall = { hall: Hall; reason: string };

/** The halls for a number of people: those that hold them, the smallest first, and those that are too small. */
export type RankedHalls = { fitting: readonly SuitedHall[]; small: readonly Hall[] };

/** Sorts the halls for that many people; all of them as they stand while nobody was counted. */
export function rankHalls(people: number): RankedHalls {
  if (people === 0) return { fitting: halls.map((hall) => ({ hall, reason: '' })), small: [] };
  const fitting = halls.filter((hall) => people <= roomFor(hall).most);
  const easiest = fitting.find((hall) => people <= roomFor(hall).withEase);
  return {
    fitting: fitting.map((hall) => ({
      hall,
      reason: reasonFor(hall, people, easiest !== undefined && easiest !== hall),
    })),
    small: halls.filter((hall) => people > roomFor(hall).most),
  };
}
