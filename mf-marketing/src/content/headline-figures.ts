import { capacities, grounds } from './capacities.ts';

function figure(number: number): string {
  return number.toLocaleString('en-NG');
}

/** The headline figures as they are printed (G-09): `42,000`, `100 to 4,000`, `2,500`. */
export const headlineFigures = {
  squareFeet: figure(grounds.squareFeet),
  guests: `${figure(grounds.guests.from)} to ${figure(grounds.guests.to)}`,
  seated: figure(capacities.eventCenter),
} as const;
