import { capacityOf } from '@venue/shared/venue/hall-capacity.ts';
import { halls } from '../../../content/halls/halls.ts';

/** Seats in a column of the drawing. `pitch`: units from one seat to the next. */
export const seatsPerColumn = 10;
export const pitch = 10;

/** Seats of the largest hall, which sets the scale for all. */
export const seatsShown: number = Math.max(...halls.map((hall) => capacityOf(hall).most));

/** Width of a number of seats, in units. */
export function across(seats: number): number {
  return Math.ceil(seats / seatsPerColumn) * pitch;
}

/** The columns from left to right; the last one may be partly filled. */
export function seatColumns(seats: number): readonly { x: number; seats: number }[] {
  return Array.from({ length: Math.ceil(seats / seatsPerColumn) }, (_, column) => ({
    x: column * pitch,
    seats: Math.min(seats - column * seatsPerColumn, seatsPerColumn),
  }));
}

/** SVG path around a number of seats. */
export function seatsOutline(seats: number): string {
  const whole = Math.floor(seats / seatsPerColumn) * pitch;
  const rest = (seats % seatsPerColumn) * pitch;
  const height = seatsPerColumn * pitch;
  return `M0 0h${whole + (rest > 0 ? pitch : 0)}v${rest || height}H${whole}V${height}H0z`;
}

/** Height of every hall as a CSS length, when they stand in `columns`: one scale, at which the largest still fits its column. */
export function rowHeight(columns: number, width: string, gap: string): string {
  const perRow = columns * Math.ceil(seatsShown / seatsPerColumn);
  return `calc((${width} - ${columns - 1} * ${gap}) * ${seatsPerColumn} / ${perRow})`;
}
