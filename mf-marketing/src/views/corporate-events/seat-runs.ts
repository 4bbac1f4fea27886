/** px of a seat with the space round it. */
export const seatPitch = 12;

/** Thirty seats on either side of an aisle as wide as one. */
export const perRow = 60;
const half = perRow / 2;

/** Seats in one line, in px of the drawing. */
export type SeatRun = { x: number; y: number; width: number };

/**
 * Where the seats from number `from` to number `to` of a room stand in a drawing whose lowest row ends at `floor` px:
 * rows are filled from the floor up, each from the left.
 */
export function seatRuns({ from, to }: { from: number; to: number }, floor: number): SeatRun[] {
  return Array.from({ length: Math.ceil(to / half) }, (_, side) => {
    const first = side * half;
    const begin = Math.max(from, first);
    const seats = Math.min(to, first + half) - begin;
    const left = (side % 2) * (half + 1) + begin - first;
    return {
      x: left * seatPitch,
      y: floor - (Math.floor(side / 2) + 1) * seatPitch,
      width: seats * seatPitch,
    };
  }).filter(({ width }) => width > 0);
}
