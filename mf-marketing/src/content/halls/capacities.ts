import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { hallGuests } from '@venue/shared/venue/halls.ts';
import { inFigures } from '@venue/shared/words/in-figures.ts';

/** Guests that the places of the venue hold, and its grounds with all guests together. */
export const { capacities, grounds } = siteFacts().venue;

/** Whether the event center seats more than its largest hall: only then is there anything to ask for it. */
export const centerSeatsMore: boolean = capacities.eventCenter > hallGuests.to;

/** The headline figures as they are printed (G-09): `42,000`, `100 to 4,000`, `2,500`. */
export const headlineFigures = {
  squareFeet: inFigures(grounds.squareFeet),
  guests: `${inFigures(grounds.guests.from)} to ${inFigures(grounds.guests.to)}`,
  seated: inFigures(capacities.eventCenter),
} as const;
