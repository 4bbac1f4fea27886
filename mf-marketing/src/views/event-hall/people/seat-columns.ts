import { roomFor } from '@venue/shared/venue/halls.ts';
import { halls } from '../../../content/halls.ts';

/** Seats to a column of the drawing; a dot is one seat, 10 units from the next. */
export const seatsPerColumn = 10;
export const pitch = 10;

/** Seats of the largest hall, which gives all halls their scale. */
export const seatsShown: number = Math.max(...halls.map((hall) => roomFor(hall).most));

/** Units that so many seats are wide. */
export function across(seats: number): number {
  return Math.ceil(seats / seatsPerColumn) * pitch;
}

/** The columns of so many seats, the left one first, the last one perhaps not to its end. */
export function seatColumns(seats: number): readonly { x: number; seats: number }[] {
  return Array.from({ length: Math.ceil(seats / seatsPerColumn) }, (_, column) => ({
    x: column * pitch,
    seats: Math.min(seats - column * seatsPerColumn, seatsPerColumn),
  }));
}

/** The outline of so many seats: whole columns, and what is left over in the last. */
export function seatsOutline(seats: number): string {
  const whole = Math.floor(seats / seatsPerColumn) * pitch;
  const rest = (seats % seatsPerColumn) * pitch;
  const height = seatsPerColumn * pitch;
  return `M0 0h${whole + (rest > 0 ? pitch : 0)}v${rest || height}H${whole}V${height}H0z`;
}

/** Px between two halls of a row, and what the name of a small hall takes beyond its seats. */
const besides = { between: 32, names: 96 } as const;

/** Height of every hall where all stand in a row of that width, as a CSS length: their seats and what is between them fill it. */
export function rowHeight(width: string): string {
  const columns = halls.reduce((sum, hall) => sum + across(roomFor(hall).most) / pitch, 0);
  const free = besides.between * (halls.length - 1) + besides.names;
  return `calc((${width} - ${free}px) * ${seatsPerColumn} / ${columns})`;
}
