import { counted } from '@venue/shared/words/counted.ts';
import { chairRow, type Setting } from '../../halls/plan/furnish.ts';
import { roundTable, square } from '../../halls/plan/seating-plan.ts';
import { inFigures } from '@venue/shared/words/in-figures.ts';

/** How the halls are set (FC-15). */
export type Layout = 'banquet' | 'theatre';

export type PlannedHall = {
  /** In units of the plans, 26 to a table of ten. Drawn for comparison, not surveyed. */
  readonly width: number;
  readonly height: number;
  readonly stage: { readonly width: number; readonly height: number };
  readonly door: number;
  readonly layouts: Readonly<Record<Layout, { readonly setting: Setting; readonly words: string }>>;
};

/** Free space along the walls, and between stage and seats. */
export const wall = 8;
export const belowStage = 11;

const aisle = 16;
const stageHeight = 20;
const door = 18;

/** A room a little wider than deep, like the halls that were drawn by hand. */
const widerThanDeep = 1.2;

/** A plan of the right size for a hall that nobody has drawn: rounds and rows for so many, the last of each not full. */
export function planFor(seats: number): PlannedHall {
  const tables = Math.ceil(seats / roundTable.seats);
  const columns = Math.max(2, Math.ceil(Math.sqrt(tables * widerThanDeep)));
  const rows = Math.ceil(tables / columns);
  const perRow = Math.max(4, Math.ceil(Math.sqrt(seats * widerThanDeep)));
  const theatreRows = Math.ceil(seats / perRow);
  const width = Math.max(columns * square, perRow * chairRow.pitch) + aisle + 2 * wall;
  const depth = Math.max(rows * square, theatreRows * chairRow.behind);
  return {
    width,
    height: wall + stageHeight + belowStage + depth + door + wall,
    stage: { width: width * 0.42, height: stageHeight },
    door,
    layouts: {
      banquet: {
        setting: { kind: 'rounds', columns, rows, aisle },
        words: `${counted(tables, 'round table')} for ${inFigures(seats)}`,
      },
      theatre: {
        setting: { kind: 'theatre', rows: theatreRows, perRow, aisle },
        words: `${counted(theatreRows, 'row')} for ${inFigures(seats)}`,
      },
    },
  };
}
