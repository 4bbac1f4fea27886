import { hallGuests } from '@venue/shared/venue/halls.ts';
import { roomFor } from '@venue/shared/venue/hall-room.ts';
import { inFigures } from '@venue/shared/words/in-figures.ts';
import { halls, middleHall } from './halls.ts';
import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { counted } from '@venue/shared/words/counted.ts';

/** What checking a date leads to, in the closing bands. */
export const invoiceOffer = `Choose a hall and a date. If the day is free, you get an invoice with every sum, valid for ${counted(hallTerms.invoiceValidHours, 'hour')}.`;

/** `70 to 900`: the guests of the smallest and of the largest hall; one number where there is one hall of one size. */
export const allHallsGuests: string =
  hallGuests.from < hallGuests.to
    ? `${inFigures(hallGuests.from)} to ${inFigures(hallGuests.to)}`
    : inFigures(hallGuests.to);

/** `e.g. 700`: a number of guests that the middle one of the halls seats with ease. */
export const guestsExample = `e.g. ${roomFor(middleHall).withEase}`;

/** The name of the hall with that key, for pictures of it. */
export function hallNameOf(key: string): string {
  return halls.find((hall) => hall.key === key)?.name ?? 'A hall';
}
