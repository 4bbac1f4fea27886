import type { Hall } from '@venue/shared/contract/venue-schema.ts';
import { counted, inFigures } from '@venue/shared/text/numbers.ts';
import { capacityOf } from '@venue/shared/venue/hall-capacity.ts';
import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { hallGuests, halls } from '@venue/shared/venue/halls.ts';

function hallAt(index: number): Hall {
  const hall = halls[index];
  if (!hall) throw new Error('the venue has no halls');
  return hall;
}

/** With two halls the middle one is the largest too; with one all three are the same. */
export const smallestHall: Hall = hallAt(0);
export const middleHall: Hall = hallAt(Math.floor(halls.length / 2));
export const largestHall: Hall = hallAt(halls.length - 1);

/** For captions of pictures. */
export function hallNameOf(key: string): string {
  return halls.find((hall) => hall.key === key)?.name ?? 'A hall';
}

/** `70 to 900`: from the smallest hall to the largest, or one number if they are the same. */
export const allHallsGuests: string =
  hallGuests.from < hallGuests.to
    ? `${inFigures(hallGuests.from)} to ${inFigures(hallGuests.to)}`
    : inFigures(hallGuests.to);

/** `e.g. 700`: what the middle hall seats comfortably. */
export const guestsExample = `e.g. ${capacityOf(middleHall).comfortable}`;

export const invoiceOffer = `Choose a hall and a date. If the day is free, you get an invoice with every amount, valid for ${counted(hallTerms.invoiceValidHours, 'hour')}.`;
