import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { inFigures } from '@venue/shared/text/numbers.ts';
import { hallGuests } from '@venue/shared/venue/halls.ts';

/** In guests; `grounds` counts all halls and grounds together. */
export const { capacities, grounds } = siteFacts().venue;

/** Only then is the event center worth offering beside its halls. */
export const isEventCenterLarger: boolean = capacities.eventCenter > hallGuests.to;

/** G-09, as printed: `42,000`, `100 to 4,000`, `2,500`. */
export const headlineFigures = {
  squareFeet: inFigures(grounds.squareFeet),
  guests: `${inFigures(grounds.guests.from)} to ${inFigures(grounds.guests.to)}`,
  seated: inFigures(capacities.eventCenter),
} as const;
