import { furnish, type Setting } from '../parts/plan/furnish.ts';
import type { SeatingPlan } from '../parts/plan/seating-plan.ts';

/** How the halls are set (FC-15). */
export type Layout = 'banquet' | 'theatre';

type PlannedHall = {
  /** In units of the plans, 26 to a table of ten. Drawn for comparison, not surveyed. */
  readonly width: number;
  readonly height: number;
  readonly stage: { readonly width: number; readonly height: number };
  readonly door: number;
  readonly layouts: Readonly<Record<Layout, { readonly setting: Setting; readonly words: string }>>;
};

const largeStage = { width: 120, height: 22 };

const planned = {
  'ball-room': {
    width: 130,
    height: 118,
    stage: { width: 66, height: 18 },
    door: 18,
    layouts: {
      banquet: {
        setting: { kind: 'rounds', columns: 4, rows: 2, aisle: 0 },
        words: '8 round tables of ten',
      },
      theatre: { setting: { kind: 'theatre', rows: 8, perRow: 10, aisle: 12 }, words: '8 rows of ten' },
    },
  },
  ambali: {
    width: 286,
    height: 262,
    stage: largeStage,
    door: 30,
    layouts: {
      banquet: {
        setting: { kind: 'rounds', columns: 10, rows: 7, aisle: 10 },
        words: '70 round tables of ten',
      },
      theatre: { setting: { kind: 'theatre', rows: 25, perRow: 28, aisle: 18 }, words: '25 rows of 28' },
    },
  },
  wosilat: {
    width: 320,
    height: 296,
    stage: largeStage,
    door: 30,
    layouts: {
      banquet: {
        setting: { kind: 'long-tables', tables: 10, seatsPerSide: 45, aisle: 14 },
        words: '10 long tables of ninety',
      },
      theatre: { setting: { kind: 'theatre', rows: 30, perRow: 30, aisle: 18 }, words: '30 rows of 30' },
    },
  },
} as const satisfies Record<string, PlannedHall>;

/** The piece of cloth that every hall is drawn on, so that all have one scale. */
export const hallFrame = { width: 364, height: 338 } as const;

const wall = 8;
const belowStage = 11;

/** A hall without a plan of its own is drawn as the largest one. */
function plannedAs(key: string): PlannedHall {
  const own = Object.entries(planned).find(([known]) => known === key);
  return own ? own[1] : planned.wosilat;
}

/** The seating plan of a hall. */
export function hallPlan(key: string, layout: Layout): SeatingPlan {
  const { width, height, stage, door, layouts } = plannedAs(key);
  const top = wall + stage.height + belowStage;
  return {
    width,
    height,
    door,
    stage: { ...stage, x: (width - stage.width) / 2, y: wall, label: 'Stage' },
    ...furnish(layouts[layout].setting, { width, top }),
  };
}

/** What a hall is drawn with: `70 round tables of ten`. */
export function hallPlanWords(key: string, layout: Layout): string {
  return plannedAs(key).layouts[layout].words;
}
