import { capacities } from './capacities.ts';
import { roundTable, square, type SeatGroup } from '../parts/plan/seating-plan.ts';

/** Tables of ten for everybody. */
const tables = Math.ceil(capacities.eventCenter / roundTable.seats);
const columns = 25;
const rows = Math.ceil(tables / columns);

/** Every table of the full event center, on a field of squares (FC-13). A count, not a plan of the room. */
export const fullHouse = {
  tables,
  width: columns * square,
  height: rows * square,
  seats: Array.from({ length: tables }, (_, table): SeatGroup => ({
    kind: 'round',
    at: { x: ((table % columns) + 0.5) * square, y: (Math.floor(table / columns) + 0.5) * square },
  })),
} as const;
