import { hallGuests } from '@venue/shared/venue/halls.ts';
import { capacityOf } from '@venue/shared/venue/hall-capacity.ts';
import { inFigures, counted } from '@venue/shared/words/numbers.ts';
import { halls, middleHall } from './halls.ts';
import { hallTerms } from '@venue/shared/venue/hall-terms.ts';

export const invoiceOffer = `Choose a hall and a date. If the day is free, you get an invoice with every amount, valid for ${counted(hallTerms.invoiceValidHours, 'hour')}.`;

/** `70 to 900`: from the smallest hall to the largest, or one number if they are the same. */
export const allHallsGuests: string =
  hallGuests.from < hallGuests.to
    ? `${inFigures(hallGuests.from)} to ${inFigures(hallGuests.to)}`
    : inFigures(hallGuests.to);

/** `e.g. 700`: what the middle hall seats comfortably. */
export const guestsExample = `e.g. ${capacityOf(middleHall).comfortable}`;

/** For captions of pictures. */
export function hallNameOf(key: string): string {
  return halls.find((hall) => hall.key === key)?.name ?? 'A hall';
}
