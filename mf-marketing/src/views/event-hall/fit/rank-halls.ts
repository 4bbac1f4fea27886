import { roomFor } from '@venue/shared/venue/halls.ts';
import { type Hall, halls } from '../../../content/halls/halls.ts';
import { reasonFor } from './fit-words.ts';

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
