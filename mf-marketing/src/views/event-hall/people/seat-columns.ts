import { roomFor } from '@venue/shared/venue/halls.ts';
import { halls } from '../../../content/halls/halls.ts';
import { hallShares, mostInRow } from '../halls/hall-shares.ts';

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
 * Height of every hall where they stand side by side in columns of their shares, as a CSS length: one scale for all, at which the
 * widest hall still fits its column. More than a row of halls is drawn as if each had a third.
 */
export function rowHeight(width: string, gap: string): string {
  const shares = hallShares(halls.length, false);
  const perRow = Math.min(shares.length, mostInRow);
  const all = shares.slice(0, perRow).reduce((sum, share) => sum + share, 0);
  const scale = Math.max(
    ...halls.map((hall, place) => ((across(roomFor(hall).most) / pitch) * all) / (shares[place] ?? all)),
  );
  return `calc((${width} - ${perRow - 1} * ${gap}) * ${seatsPerColumn} / ${Math.ceil(scale)})`;
}
