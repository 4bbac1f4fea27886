/** px of a seat with the space round it. */
export const seatPitch = 12;

/** Ten seats on either side of an aisle as wide as one. */
const perRow = 20;
const half = perRow / 2;

export type SeatBlock = {
  kind: 'sure' | 'open';
  x: number;
  y: number;
  width: number;
  height: number;
};

/** Rectangles of seats on both sides of the aisle, from row `from` to row `to`, counted from the floor. */
function rows(
  kind: SeatBlock['kind'],
  { from, to, floor }: { from: number; to: number; floor: number },
): SeatBlock[] {
  const width = half * seatPitch;
  const height = (to - from) * seatPitch;
  const y = floor - to * seatPitch;
  return [
    { kind, x: 0, y, width, height },
    { kind, x: width + seatPitch, y, width, height },
  ];
}

/**
 * Where the seats of a room stand in a drawing whose lowest row ends at `floor` px: first those that are sure, above
 * them those up to the most. A row of twenty that is not full is drawn as one.
 */
export function seatBlocks(sure: number, most: number, floor: number): SeatBlock[] {
  const certainRows = Math.ceil(sure / perRow);
  const certain = rows('sure', { from: 0, to: certainRows, floor });
  if (most === sure) return certain;
  return [...certain, ...rows('open', { from: certainRows, to: Math.ceil(most / perRow), floor })];
}
