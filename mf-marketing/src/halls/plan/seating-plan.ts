/** A place on a plan, from its upper left corner; 26 units are one square of the grid. */
export type Point = { readonly x: number; readonly y: number };

export type Box = Point & { readonly width: number; readonly height: number };

/** Seats that are drawn as one: a round table of ten, a straight row, a single chair. */
export type SeatGroup =
  | { readonly kind: 'round'; readonly at: Point }
  | {
      readonly kind: 'row';
      readonly at: Point;
      readonly seats: number;
      readonly direction: 'across' | 'down';
      /** From one seat to the next. */
      readonly pitch: number;
      /** Width of a chair as drawn. */
      readonly size: number;
    }
  | { readonly kind: 'chair'; readonly at: Point; readonly size: number };

/** A room with its furniture, as data; what is drawn and what is counted both come from it. */
export type SeatingPlan = {
  /** Outer size of the walls. */
  readonly width: number;
  readonly height: number;
  readonly stage: Box & { readonly label: string };
  /** Half the width of the double door in the lower wall. */
  readonly door: number;
  /** From the front of the room to its back. */
  readonly seats: readonly SeatGroup[];
  /** Tables that are not round; the round ones belong to their seats. */
  readonly tables: readonly Box[];
};

/** A round table: its seats, the chairs' distance from its middle, the size of each. */
export const roundTable = { seats: 10, radius: 6.4, chairs: 10.2, chairSize: 3.1 } as const;

/** Side of the square that a round table of ten stands on. */
export const square = 26;

/** Seats of a group. */
export function seatsIn(group: SeatGroup): number {
  if (group.kind === 'round') return roundTable.seats;
  return group.kind === 'row' ? group.seats : 1;
}

/** Seats of a room. */
export function countSeats(seats: readonly SeatGroup[]): number {
  return seats.reduce((sum, group) => sum + seatsIn(group), 0);
}
