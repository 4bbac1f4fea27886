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
    }
  | { readonly kind: 'chair'; readonly at: Point; readonly size: number };

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

function seatsIn(group: SeatGroup): number {
  if (group.kind === 'round') return roundTable.seats;
  return group.kind === 'row' ? group.seats : 1;
}

export function countSeats(seats: readonly SeatGroup[]): number {
  return seats.reduce((sum, group) => sum + seatsIn(group), 0);
}

export type FilledSeats = { readonly taken: readonly SeatGroup[]; readonly free: readonly SeatGroup[] };

/** The single chairs of a group. */
function chairsOf(group: SeatGroup): readonly SeatGroup[] {
  if (group.kind === 'chair') return [group];
  const size = group.kind === 'round' ? roundTable.chairSize : group.size;
  return Array.from({ length: seatsIn(group) }, (_, seat) => ({
    kind: 'chair',
    at: chairAt(group, seat),
    size,
  }));
}

function chairAt(group: Exclude<SeatGroup, { kind: 'chair' }>, seat: number) {
  const { x, y } = group.at;
  if (group.kind === 'round') {
    const angle = (seat / roundTable.seats) * 2 * Math.PI;
    return { x: x + roundTable.chairs * Math.cos(angle), y: y + roundTable.chairs * Math.sin(angle) };
  }
  const distance = seat * group.spacing;
  return group.direction === 'across' ? { x: x + distance, y } : { x, y: y + distance };
}

/** Seats people from the front; those beyond the last seat are ignored. */
export function fillSeats(seats: readonly SeatGroup[], people: number): FilledSeats {
  const taken: SeatGroup[] = [];
  const free: SeatGroup[] = [];
  let unseated = people;
  for (const group of seats) {
    const size = seatsIn(group);
    if (unseated >= size) taken.push(group);
    else if (unseated <= 0) free.push(group);
    else {
      taken.push(...chairsOf(group).slice(0, unseated));
      free.push(...chairsOf(group).slice(unseated));
    }
    unseated -= size;
  }
  return { taken, free };
}
