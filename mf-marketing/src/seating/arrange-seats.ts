import { type Box, type SeatGroup, square } from './seating-plan.ts';

/** Items in a line, half on either side of an aisle; sizes in plan units. */
type Line = {
  readonly count: number;
  /** From centre to centre. */
  readonly spacing: number;
  /** Extra space in the middle; 0 for none. */
  readonly aisle: number;
};

/** The centres of the items, centred in a width. */
export function placeInLine({ count, spacing, aisle }: Line, width: number): readonly number[] {
  const start = (width - (count - 1) * spacing - aisle) / 2;
  const half = Math.ceil(count / 2);
  return Array.from({ length: count }, (_, index) => start + index * spacing + (index < half ? 0 : aisle));
}

/** Sizes in plan units. */
export type SeatingArrangement =
  /** Round tables of ten. */
  | { readonly kind: 'rounds'; readonly columns: number; readonly rows: number; readonly aisle: number }
  /** Tables from the stage towards the door, seats on both long sides. */
  | {
      readonly kind: 'long-tables';
      readonly tables: number;
      readonly seatsPerSide: number;
      readonly aisle: number;
    }
  /** Chairs facing the stage. */
  | { readonly kind: 'theatre'; readonly rows: number; readonly perRow: number; readonly aisle: number };

export type Furniture = { readonly seats: readonly SeatGroup[]; readonly tables: readonly Box[] };

/** The floor below the stage. */
type Floor = { readonly width: number; readonly top: number };

const longTable = { spacing: 28, width: 8, seatPitch: 4.6, seatGap: 4, seatSize: 2.9 } as const;

/** Chairs beside each other, rows behind each other. */
export const theatreSeating = { spacing: 7.6, behind: 7.4, size: 4.2 } as const;

function rounds(
  { columns, rows, aisle }: Extract<SeatingArrangement, { kind: 'rounds' }>,
  floor: Floor,
): Furniture {
  const across = placeInLine({ count: columns, spacing: square, aisle }, floor.width);
  const seats = Array.from({ length: rows }, (_, row) =>
    across.map((x) => ({ kind: 'round', at: { x, y: floor.top + square * (row + 0.5) } }) as const),
  );
  return { seats: seats.flat(), tables: [] };
}

function longTables(
  arrangement: Extract<SeatingArrangement, { kind: 'long-tables' }>,
  floor: Floor,
): Furniture {
  const { tables: count, seatsPerSide, aisle } = arrangement;
  const middles = placeInLine({ count, spacing: longTable.spacing, aisle }, floor.width);
  const side = longTable.width / 2 + longTable.seatGap;
  const top = floor.top + 4;
  const seats = middles.flatMap((middle) =>
    [middle - side, middle + side].map(
      (x) =>
        ({
          kind: 'row',
          at: { x, y: top + 3 },
          seats: seatsPerSide,
          direction: 'down',
          spacing: longTable.seatPitch,
          size: longTable.seatSize,
        }) as const,
    ),
  );
  const height = (seatsPerSide - 1) * longTable.seatPitch + 6;
  const tables = middles.map((middle) => ({
    x: middle - longTable.width / 2,
    y: top,
    width: longTable.width,
    height,
  }));
  return { seats, tables };
}

/** An aisle splits a row in two. */
function theatreRow(
  { perRow, aisle }: { perRow: number; aisle: number },
  place: { width: number; y: number },
) {
  const across = placeInLine({ count: perRow, spacing: theatreSeating.spacing, aisle }, place.width);
  const firsts = aisle > 0 ? [0, Math.ceil(perRow / 2)] : [0];
  return firsts.map((first, block): SeatGroup => {
    const end = firsts[block + 1] ?? perRow;
    const at = { x: across[first] ?? 0, y: place.y };
    return {
      kind: 'row',
      at,
      seats: end - first,
      direction: 'across',
      spacing: theatreSeating.spacing,
      size: theatreSeating.size,
    };
  });
}

function theatre(arrangement: Extract<SeatingArrangement, { kind: 'theatre' }>, floor: Floor): Furniture {
  const seats = Array.from({ length: arrangement.rows }, (_, row) =>
    theatreRow(arrangement, { width: floor.width, y: floor.top + 4 + row * theatreSeating.behind }),
  );
  return { seats: seats.flat(), tables: [] };
}

export function arrangeSeats(arrangement: SeatingArrangement, floor: Floor): Furniture {
  if (arrangement.kind === 'rounds') return rounds(arrangement, floor);
  return arrangement.kind === 'theatre' ? theatre(arrangement, floor) : longTables(arrangement, floor);
}
