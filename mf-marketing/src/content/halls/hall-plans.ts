import { halls } from '@venue/shared/venue/halls.ts';
import type { Hall } from '@venue/shared/venue/venue-schema.ts';
import { furnish } from '../../halls/plan/furnish.ts';
import { countSeats, type SeatingPlan } from '../../halls/plan/seating-plan.ts';
import { takeSeats } from '../../halls/plan/take-seats.ts';
import { belowStage, planFor, wall } from './plan-for.ts';
import type { Layout, PlannedHall } from './plan-for.ts';

type Drawn = Pick<Hall, 'key' | 'listed' | 'inTerms'>;

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

/** Seats that a hall is drawn with: what the terms say, as far as the list of halls agrees (D-03). */
export function seatsDrawn({ listed, inTerms }: Pick<Hall, 'listed' | 'inTerms'>): number {
  return Math.min(Math.max(inTerms, listed.from), listed.to);
}

function seatsPlanned({ layouts }: PlannedHall): number {
  return countSeats(furnish(layouts.banquet.setting, { width: 0, top: 0 }).seats);
}

/** The plan that was made for a hall; one that has none, or holds another number by now, gets a plan of its size. */
function plannedFor(hall: Drawn): PlannedHall {
  const own = Object.entries(planned).find(([known]) => known === hall.key)?.[1];
  const seats = seatsDrawn(hall);
  return own && seatsPlanned(own) === seats ? own : planFor(seats);
}

/** The seating plan of a hall. */
export function hallPlan(hall: Drawn, layout: Layout): SeatingPlan {
  const { width, height, stage, door, layouts } = plannedFor(hall);
  const furniture = furnish(layouts[layout].setting, { width, top: wall + stage.height + belowStage });
  return {
    width,
    height,
    door,
    stage: { ...stage, x: (width - stage.width) / 2, y: wall, label: 'Stage' },
    tables: furniture.tables,
    seats: takeSeats(furniture.seats, seatsDrawn(hall)).taken,
  };
}

/** What a hall is drawn with: `70 round tables of ten`. */
export function hallPlanWords(hall: Drawn, layout: Layout): string {
  return plannedFor(hall).layouts[layout].words;
}

const largest = { width: 364, height: 338 } as const;

/** The piece of cloth that every hall is drawn on, so that all have one scale. */
export const hallFrame = {
  width: Math.max(largest.width, ...halls.map((hall) => plannedFor(hall).width + 44)),
  height: Math.max(largest.height, ...halls.map((hall) => plannedFor(hall).height + 42)),
} as const;
