import { hallGuests } from '@venue/shared/venue/halls.ts';
import { roomFor } from '@venue/shared/venue/hall-room.ts';
import { inFigures } from '@venue/shared/words/in-figures.ts';
import { halls, middleHall } from './halls.ts';
import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { counted } from '@venue/shared/words/counted.ts';

export const invoiceOffer = `Choose a hall and a date. If the day is free, you get an invoice with every amount, valid for ${counted(hallTerms.invoiceValidHours, 'hour')}.`;

/** `70 to 900`: from the smallest hall to the largest, or one number if they are the same. */
export const allHallsGuests: string =
  hallGuests.from < hallGuests.to
    ? `${inFigures(hallGuests.from)} to ${inFigures(hallGuests.to)}`
    : inFigures(hallGuests.to);

/** `e.g. 700`: what the middle hall seats comfortably. */
export const guestsExample = `e.g. ${roomFor(middleHall).withEase}`;

/** For captions of pictures. */
export function hallNameOf(key: string): string {
  return halls.find((hall) => hall.key === key)?.name ?? 'A hall';
}
