/** px of a seat with the space round it. */
export const seatPitch = 12;

/** Twenty seats on either side of an aisle as wide as one. */
export const perRow = 40;
const half = perRow / 2;

export type SeatBlock = {
  kind: 'sure' | 'open';
  x: number;
  y: number;
  width: number;
  height: number;
};

type Rows = { from: number; to: number };

/** How many rows so many seats take on the left of the aisle and on its right: the left one is filled first. */
function rowsOf(seats: number): { left: number; right: number } {
  const sides = Math.ceil(seats / half);
  return { left: Math.ceil(sides / 2), right: Math.floor(sides / 2) };
}

/** A rectangle of seats from row `from` to row `to`, counted from the floor. */
function block(kind: SeatBlock['kind'], { from, to }: Rows, place: { x: number; floor: number }): SeatBlock {
  const width = half * seatPitch;
  return { kind, x: place.x, y: place.floor - to * seatPitch, width, height: (to - from) * seatPitch };
}

/**
 * Where the seats of a room stand in a drawing whose lowest row ends at `floor` px: first those that are sure, above
 * them those up to the most. A side of a row that is not full is drawn as one.
 */
export function seatBlocks(sure: number, most: number, floor: number): SeatBlock[] {
  const [certain, all] = [rowsOf(sure), rowsOf(most)];
  const left = { x: 0, floor };
  const right = { x: (half + 1) * seatPitch, floor };
  const blocks = [
    block('sure', { from: 0, to: certain.left }, left),
    block('sure', { from: 0, to: certain.right }, right),
    block('open', { from: certain.left, to: all.left }, left),
    block('open', { from: certain.right, to: all.right }, right),
  ];
  return blocks.filter(({ height }) => height > 0);
}
