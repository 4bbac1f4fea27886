import { capacities, grounds } from './capacities.ts';
import { inFigures } from '@venue/shared/words/in-figures.ts';

/** The headline figures as they are printed (G-09): `42,000`, `100 to 4,000`, `2,500`. */
export const headlineFigures = {
  squareFeet: inFigures(grounds.squareFeet),
  guests: `${inFigures(grounds.guests.from)} to ${inFigures(grounds.guests.to)}`,
  seated: inFigures(capacities.eventCenter),
} as const;
