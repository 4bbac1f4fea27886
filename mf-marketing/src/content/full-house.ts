import { square, type SeatGroup } from '../parts/plan/seating-plan.ts';

const columns = 25;
const rows = 10;

/** Every table of the full event center, on a field of squares (FC-13). A count, not a plan of the room. */
export const fullHouse = {
  width: columns * square,
  height: rows * square,
  seats: Array.from({ length: columns * rows }, (_, table): SeatGroup => ({
    kind: 'round',
    at: { x: ((table % columns) + 0.5) * square, y: (Math.floor(table / columns) + 0.5) * square },
  })),
} as const;
