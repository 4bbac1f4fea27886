/** Chairs at a small table. */
const chairsEach = 4;
/** From one table to the next in the drawing. */
const tableStep = 48;

type CafeTable = { x: number; y: number; chairs: number };

/** Small tables, so many in a row, with a chair for each of the guests; the last table may have fewer. */
export function cafeTables(guests: number, perRow: number): readonly CafeTable[] {
  return Array.from({ length: Math.ceil(guests / chairsEach) }, (_, table) => ({
    x: ((table % perRow) + 0.5) * tableStep,
    y: (Math.floor(table / perRow) + 0.5) * tableStep,
    chairs: Math.min(chairsEach, guests - table * chairsEach),
  }));
}

/** Size of the field that so many tables stand on, so many in a row. */
export function cafeField(tables: number, perRow: number): { width: number; height: number } {
  return { width: perRow * tableStep, height: Math.ceil(tables / perRow) * tableStep };
}
