import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { inFigures } from '@venue/shared/words/in-figures.ts';

/** Guests that the places of the venue hold, and its grounds with all guests together. */
export const { capacities, grounds } = siteFacts().venue;

/** The headline figures as they are printed (G-09): `42,000`, `100 to 4,000`, `2,500`. */
export const headlineFigures = {
  squareFeet: inFigures(grounds.squareFeet),
  guests: `${inFigures(grounds.guests.from)} to ${inFigures(grounds.guests.to)}`,
  seated: inFigures(capacities.eventCenter),
} as const;
