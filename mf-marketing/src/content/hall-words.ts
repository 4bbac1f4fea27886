import { guestsOf, hallGuests, roomFor } from '@venue/shared/venue/halls.ts';
import type { Hall } from '@venue/shared/venue/venue-schema.ts';
import { capital } from '@venue/shared/words/number-words.ts';
import { inFigures } from '@venue/shared/words/in-figures.ts';
import { countedInWords } from '@venue/shared/words/counted.ts';
import { inAList } from '@venue/shared/words/in-a-list.ts';
import { halls, largestHall, middleHall, smallestHall } from './halls.ts';

/** A hall within a sentence: `the Ball Room`, `Ambali Hall`. */
export function hallInSentence({ name }: Pick<Hall, 'name'>): string {
  return name.endsWith(' Hall') ? name : `the ${name}`;
}

/** `three halls`. */
export const allHalls: string = countedInWords(halls.length, 'hall');

/** `up to 900`: what the largest takes. */
export const allHallsGuests = `up to ${inFigures(hallGuests.to)}`;

/** `Ball Room for up to 80, Ambali Hall for up to 800 and Wosilat Hall for up to 900`; where they are many, how many. */
export const hallsWithGuests: string =
  halls.length <= 3
    ? inAList(halls.map((hall) => `${hall.name} for up to ${inFigures(guestsOf(hall).to)}`))
    : `${capital(allHalls)} for ${allHallsGuests} guests`;

/**
 * Which numbers of guests a hall is the smallest for, so that none between two halls is left without one: `up to 80
 * guests`, `81 to 800 guests`.
 */
function guestsTaken(hall: Pick<Hall, 'key'>): string {
  const at = halls.findIndex(({ key }) => key === hall.key);
  const smaller = halls[at - 1];
  const most = inFigures(guestsOf(halls[at] ?? largestHall).to);
  return smaller ? `${inFigures(guestsOf(smaller).to + 1)} to ${most} guests` : `up to ${most} guests`;
}

/** `Up to 80 guests: the Ball Room. 81 to 800 guests: Ambali Hall, with room to spare below 700.` and so on (D-03). */
export const whichHall: string = halls
  .map((hall) => {
    const { withEase, most } = roomFor(hall);
    const spare = withEase < most && hall !== smallestHall;
    return `${capital(guestsTaken(hall))}: ${hallInSentence(hall)}${spare ? `, with room to spare below ${inFigures(withEase)}` : ''}.`;
  })
  .join(' ');

/** `e.g. 750`: a number of guests that a hall is listed for. */
export const guestsExample = `e.g. ${Math.round((middleHall.listed.from + middleHall.listed.to) / 2)}`;

/** The name of the hall with that key, for pictures of it. */
export function hallNameOf(key: string): string {
  return halls.find((hall) => hall.key === key)?.name ?? 'A hall';
}
