import { capacities } from './capacities.ts';
import { roundTable, square, type SeatGroup } from '../parts/plan/seating-plan.ts';

/** Tables of ten for everybody. */
const tables = Math.ceil(capacities.eventCenter / roundTable.seats);
const columns = 25;

/** Tables side by side in the drawing for phones, and as many rows of them. */
const largeColumns = 5;
const largeTables = largeColumns ** 2;

function fieldOf(count: number, perRow: number) {
  return {
    width: perRow * square,
    height: Math.ceil(count / perRow) * square,
    seats: Array.from({ length: count }, (_, table): SeatGroup => ({
      kind: 'round',
      at: { x: ((table % perRow) + 0.5) * square, y: (Math.floor(table / perRow) + 0.5) * square },
    })),
  };
}

/**
 * Every table of the full event center, on a field of squares (FC-13). A count, not a plan of the room. On phones its chairs
 * would be lace: there one table stands for several.
 */
export const fullHouse = {
  tables,
  whole: fieldOf(tables, columns),
  large: { ...fieldOf(largeTables, largeColumns), stands: Math.round(tables / largeTables) },
} as const;
