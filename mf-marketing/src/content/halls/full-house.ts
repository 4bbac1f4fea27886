import { hallGuests } from '@venue/shared/venue/halls.ts';
import { capacities } from './capacities.ts';
import { roundTable, square, type SeatGroup } from '../../seating/seating-plan.ts';

const tables = Math.ceil(capacities.eventCenter / roundTable.seats);
const columns = 50;

const phoneColumns = 25;

const hallTables = Math.ceil(hallGuests.to / roundTable.seats);

type Field = { tables: number; perRow: number };

function placesOf({ tables: count, perRow }: Field): SeatGroup[] {
  return Array.from({ length: count }, (_, table) => ({
    kind: 'round',
    at: { x: ((table % perRow) + 0.5) * square, y: (Math.floor(table / perRow) + 0.5) * square },
  }));
}

function fieldOf(field: Field, isHall: (table: number) => boolean) {
  const seats = placesOf(field);
  return {
    width: field.perRow * square,
    height: Math.ceil(field.tables / field.perRow) * square,
    /** The tables of the largest hall, and all others. */
    hall: seats.filter((_, table) => isHall(table)),
    others: seats.filter((_, table) => !isHall(table)),
  };
}

/** Whole columns of tables, at the right-hand end. */
const hallColumns = Math.round(hallTables / (tables / columns));

/** Every table of the full event center (FC-13): a count, not a plan of the room. */
export const fullHouse = {
  tables,
  /** The share of the width that the largest hall’s tables take up. */
  hallShare: hallColumns / columns,
  whole: fieldOf({ tables, perRow: columns }, (table) => table % columns >= columns - hallColumns),
  /** For phones. */
  narrow: fieldOf({ tables, perRow: phoneColumns }, (table) => table < hallTables),
} as const;
