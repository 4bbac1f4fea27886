import type { Hall } from '@venue/shared/contract/venue-schema.ts';
import { arrangeSeats, type SeatingArrangement } from '../../seating/arrange-seats.ts';
import { countSeats, type SeatingPlan } from '../../seating/seating-plan.ts';

/** FC-15. */
export type Layout = 'banquet' | 'theatre';

type DrawnHall = {
  /** In plan units: 26 to a table of ten. Drawn for comparison, not surveyed. */
  readonly width: number;
  readonly height: number;
  readonly stage: { readonly width: number; readonly height: number };
  readonly door: number;
  readonly layouts: Readonly<
    Record<Layout, { readonly arrangement: SeatingArrangement; readonly text: string }>
  >;
};

/** Free space along the walls and in front of the stage, in plan units. */
const wall = 8;
const belowStage = 11;

const largeStage = { width: 120, height: 22 };

const drawn = {
  'ball-room': {
    width: 130,
    height: 118,
    stage: { width: 66, height: 18 },
    door: 18,
    layouts: {
      banquet: {
        arrangement: { kind: 'rounds', columns: 4, rows: 2, aisle: 0 },
        text: '8 round tables of ten',
      },
      theatre: { arrangement: { kind: 'theatre', rows: 8, perRow: 10, aisle: 12 }, text: '8 rows of ten' },
    },
  },
  ambali: {
    width: 286,
    height: 262,
    stage: largeStage,
    door: 30,
    layouts: {
      banquet: {
        arrangement: { kind: 'rounds', columns: 10, rows: 7, aisle: 10 },
        text: '70 round tables of ten',
      },
      theatre: { arrangement: { kind: 'theatre', rows: 25, perRow: 28, aisle: 18 }, text: '25 rows of 28' },
    },
  },
  wosilat: {
    width: 320,
    height: 296,
    stage: largeStage,
    door: 30,
    layouts: {
      banquet: {
        arrangement: { kind: 'long-tables', tables: 10, seatsPerSide: 45, aisle: 14 },
        text: '10 long tables of ninety',
      },
      theatre: { arrangement: { kind: 'theatre', rows: 30, perRow: 30, aisle: 18 }, text: '30 rows of 30' },
    },
  },
} as const satisfies Record<string, DrawnHall>;

/** The capacity in the terms, kept within the listed range (D-03). */
export function seatsDrawn({ listed, inTerms }: Pick<Hall, 'listed' | 'inTerms'>): number {
  return Math.min(Math.max(inTerms, listed.from), listed.to);
}

/** A plan of a hall, and what it shows in words: `70 round tables of ten`. */
export type HallPlan = { readonly plan: SeatingPlan; readonly text: string };

function planOf({ width, height, stage, door, layouts }: DrawnHall, layout: Layout): HallPlan {
  const { arrangement, text } = layouts[layout];
  const { tables, seats } = arrangeSeats(arrangement, { width, top: wall + stage.height + belowStage });
  const placed = { ...stage, x: (width - stage.width) / 2, y: wall, label: 'Stage' };
  return { text, plan: { width, height, door, stage: placed, tables, seats } };
}

/** Undefined for a hall without a drawing, or whose capacity has changed since it was drawn. */
export function hallPlan(
  hall: Pick<Hall, 'key' | 'listed' | 'inTerms'>,
  layout: Layout,
): HallPlan | undefined {
  const drawnHall = Object.entries(drawn).find(([key]) => key === hall.key)?.[1];
  const candidate = drawnHall && planOf(drawnHall, layout);
  return candidate && countSeats(candidate.plan.seats) === seatsDrawn(hall) ? candidate : undefined;
}

/** Shared by all plans, so that they have the same scale. */
export const hallFrame = { width: 364, height: 338 } as const;
