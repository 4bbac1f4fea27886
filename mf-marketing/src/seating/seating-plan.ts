/** From the upper left corner, in plan units: 26 are one square of the grid. */
export type Point = { readonly x: number; readonly y: number };

export type Box = Point & { readonly width: number; readonly height: number };

export type SeatGroup =
  | { readonly kind: 'round'; readonly at: Point }
  | {
      readonly kind: 'row';
      readonly at: Point;
      readonly seats: number;
      readonly direction: 'across' | 'down';
      /** From seat to seat. */
      readonly spacing: number;
      /** Diameter of a chair. */
      readonly size: number;
    };

/** Both the drawing and the number of seats come from it. */
export type SeatingPlan = {
  /** Outer size. */
  readonly width: number;
  readonly height: number;
  readonly stage: Box & { readonly label: string };
  /** Half the width of the double door in the lower wall. */
  readonly door: number;
  /** From the front to the back. */
  readonly seats: readonly SeatGroup[];
  /** Without the round tables, which are seat groups. */
  readonly tables: readonly Box[];
};

/** `chairs` is their distance from the centre. */
export const roundTable = { seats: 10, radius: 6.4, chairs: 10.2, chairSize: 3.1 } as const;

/** Side of the square that a round table takes up. */
export const square = 26;

export function countSeats(groups: readonly SeatGroup[]): number {
  return groups.reduce((sum, group) => sum + (group.kind === 'round' ? roundTable.seats : group.seats), 0);
}
