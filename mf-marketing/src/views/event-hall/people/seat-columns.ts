import { roomFor } from '@venue/shared/venue/hall-room.ts';
import { halls } from '../../../content/halls/halls.ts';

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

/**
 * Height of every hall where so many stand side by side, as a CSS length: one scale for all, at which the largest still fits
 * its column.
 */
export function rowHeight(columns: number, width: string, gap: string): string {
  const perRow = columns * Math.ceil(seatsShown / seatsPerColumn);
  return `calc((${width} - ${columns - 1} * ${gap}) * ${seatsPerColumn} / ${perRow})`;
}
