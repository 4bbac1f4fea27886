import type { Seating } from '../events/quote-about.ts';
import { chairRow, type Furniture, furnish, placeInLine } from '../../halls/plan/furnish.ts';
import { countSeats, type Point, type SeatGroup, type SeatingPlan } from '../../halls/plan/seating-plan.ts';

/** What comes with the conference hall, whatever the layout (FC-16). */
export const conferenceIncludes = [
  'Desks, tables and chairs, set out and cleared',
  'The large screen at the front',
  'WiFi for everybody in the room',
  'Intercom to the kitchen and to reception',
  'A manager on site, guards indoors and outdoors',
  'Standby generator, 24/7 power',
] as const;

/** Size of the conference hall in units of the plans. Drawn for comparison, not surveyed. */
const room = { width: 208, height: 182, door: 18 } as const;
const screen = { width: 84, height: 18, x: 62, y: 8, label: 'Screen' } as const;
const floor = { width: room.width, top: 38 } as const;

/** A table's width, and how far a chair's middle is from its edge. */
const tableDepth = 9;
const reach = 5;

/** Chairs beside each other at a table are further apart than in a theatre. */
const seatPitch = 11;

function chairs(at: Point, seats: number, direction: 'across' | 'down'): SeatGroup {
  return { kind: 'row', at, seats, direction, pitch: seatPitch, size: chairRow.size };
}

/** First chair of so many, centred on a middle. */
function firstOf(seats: number, middle: number): number {
  return middle - ((seats - 1) * seatPitch) / 2;
}

/** Desks for two in rows, everybody facing the screen. */
function classroom(): Furniture {
  const desks = placeInLine({ count: 4, pitch: 34, aisle: 22 }, floor.width);
  const rows = Array.from({ length: 6 }, (_, row) => floor.top + row * 19.5);
  const places = rows.flatMap((y) => desks.map((middle) => ({ middle, y })));
  return {
    tables: places.map(({ middle, y }) => ({ x: middle - 14, y, width: 28, height: tableDepth })),
    seats: places.map(({ middle, y }) =>
      chairs({ x: firstOf(2, middle), y: y + tableDepth + reach }, 2, 'across'),
    ),
  };
}

/** Three tables, open towards the screen, chairs on the outer side. */
function horseshoe(): Furniture {
  const [left, right, top, bottom] = [38, 170, floor.top + 2, 134];
  const side = { y: top, width: tableDepth, height: bottom - top };
  const beside = { y: top + 6, seats: 9 };
  return {
    tables: [
      { ...side, x: left },
      { ...side, x: right - tableDepth },
      { x: left, y: bottom, width: right - left, height: tableDepth },
    ],
    seats: [
      chairs({ x: left - reach, y: beside.y }, beside.seats, 'down'),
      chairs({ x: right + reach, y: beside.y }, beside.seats, 'down'),
      chairs({ x: firstOf(12, room.width / 2), y: bottom + tableDepth + reach }, 12, 'across'),
    ],
  };
}

/** One long table. */
function boardroom(): Furniture {
  const table = { x: 92, y: floor.top + 10, width: 24, height: 96 };
  const middle = table.y + table.height / 2;
  return {
    tables: [table],
    seats: [
      chairs({ x: table.x - reach, y: firstOf(8, middle) }, 8, 'down'),
      chairs({ x: table.x + table.width + reach, y: firstOf(8, middle) }, 8, 'down'),
      chairs({ x: firstOf(2, room.width / 2), y: table.y + table.height + reach }, 2, 'across'),
    ],
  };
}

function planWith(furniture: Furniture): SeatingPlan {
  return { ...room, stage: screen, ...furniture };
}

export type ConferenceLayout = { name: Exclude<Seating, 'Banquet'>; text: string; plan: SeatingPlan };

/** Four ways to set the conference hall, from the most seats to the fewest (FC-16). */
export const conferenceLayouts = [
  {
    name: 'Theatre',
    text: 'One voice at the front: a launch, a general meeting, a keynote.',
    plan: planWith(furnish({ kind: 'theatre', rows: 13, perRow: 16, aisle: 20 }, floor)),
  },
  {
    name: 'Classroom',
    text: 'Desks for two and room to write: seminars, training, examinations.',
    plan: planWith(classroom()),
  },
  {
    name: 'Horseshoe',
    text: 'Everybody sees everybody, and the screen: workshops, negotiations.',
    plan: planWith(horseshoe()),
  },
  {
    name: 'Boardroom',
    text: 'One table, doors shut: the board, the family, the elders.',
    plan: planWith(boardroom()),
  },
] as const satisfies readonly ConferenceLayout[];

/** Place of the setting that is drawn before anybody chooses: the one of the picture. */
export const firstLayout = 1;

/** `48 seats in this plan`. */
export function drawnSeats({ seats }: SeatingPlan): string {
  return `${countSeats(seats)} seats in this plan`;
}

const seatsByLayout = conferenceLayouts.map(({ plan }) => countSeats(plan.seats));

/** The fewest and the most that the hall is set for. */
export const conferenceGuests = { from: Math.min(...seatsByLayout), to: Math.max(...seatsByLayout) } as const;

/** Drawn, not surveyed. */
export const conferenceSeats = `Seats ${conferenceGuests.from} to ${conferenceGuests.to} in our plans`;
