/** Seats that one dot stands for: so few dots are large enough to be counted. */
export const seatsPerDot = 10;

const perRow = 30;

/** Rows of dots for that many seats, from the lowest up, as how many dots each has. */
export function dotRows(seats: number): number[] {
  const dots = Math.ceil(seats / seatsPerDot);
  return Array.from({ length: Math.ceil(dots / perRow) }, (_, row) => Math.min(perRow, dots - row * perRow));
}

/** px from one dot to the next, and of a full row. */
export const dotPitch = 12;
export const rowWidth = perRow * dotPitch;
