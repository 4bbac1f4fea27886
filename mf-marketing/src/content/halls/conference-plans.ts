import { theatreSeating, type Furniture, arrangeSeats, placeInLine } from '../../seating/arrange-seats.ts';
import { countSeats, type Point, type SeatGroup, type SeatingPlan } from '../../seating/seating-plan.ts';
import type { Seating } from '../links.ts';

/** In plan units. Drawn for comparison, not surveyed. */
const room = { width: 208, height: 182, door: 18 } as const;
const screen = { width: 84, height: 18, x: 62, y: 8, label: 'Screen' } as const;
const floor = { width: room.width, top: 38 } as const;

/** Further apart than in a theatre. */
const seatPitch = 11;

function chairs(at: Point, seats: number, direction: 'across' | 'down' = 'across'): SeatGroup {
  return { kind: 'row', at, seats, direction, spacing: seatPitch, size: theatreSeating.size };
}

/** Rows of desks for two, facing the screen. */
function classroom(): Furniture {
  const desks = placeInLine({ count: 4, spacing: 34, aisle: 22 }, floor.width);
  const rows = Array.from({ length: 6 }, (_, row) => floor.top + row * 19.5);
  const places = rows.flatMap((y) => desks.map((middle) => ({ middle, y })));
  return {
    tables: places.map(({ middle, y }) => ({ x: middle - 14, y, width: 28, height: 9 })),
    seats: places.map(({ middle, y }) => chairs({ x: middle - seatPitch / 2, y: y + 14 }, 2)),
  };
}

/** Open towards the screen, chairs on the outside. */
const horseshoe: Furniture = {
  tables: [
    { x: 38, y: 40, width: 9, height: 94 },
    { x: 161, y: 40, width: 9, height: 94 },
    { x: 38, y: 134, width: 132, height: 9 },
  ],
  seats: [
    chairs({ x: 33, y: 46 }, 9, 'down'),
    chairs({ x: 175, y: 46 }, 9, 'down'),
    chairs({ x: 43.5, y: 148 }, 12),
  ],
};

const boardroom: Furniture = {
  tables: [{ x: 92, y: 48, width: 24, height: 96 }],
  seats: [
    chairs({ x: 87, y: 57.5 }, 8, 'down'),
    chairs({ x: 121, y: 57.5 }, 8, 'down'),
    chairs({ x: 98.5, y: 149 }, 2),
  ],
};

function planWith(furniture: Furniture): SeatingPlan {
  return { ...room, stage: screen, ...furniture };
}

export type ConferenceLayout = { name: Exclude<Seating, 'Banquet'>; text: string; plan: SeatingPlan };

/** From the most seats to the fewest (FC-16). */
export const conferenceLayouts = [
  {
    name: 'Theatre',
    text: 'One voice at the front: a launch, a general meeting, a keynote.',
    plan: planWith(arrangeSeats({ kind: 'theatre', rows: 13, perRow: 16, aisle: 20 }, floor)),
  },
  {
    name: 'Classroom',
    text: 'Desks for two and room to write: seminars, training, examinations.',
    plan: planWith(classroom()),
  },
  {
    name: 'Horseshoe',
    text: 'Everyone sees everyone, and the screen: workshops, negotiations.',
    plan: planWith(horseshoe),
  },
  {
    name: 'Boardroom',
    text: 'One table, doors shut: the board, the family, the elders.',
    plan: planWith(boardroom),
  },
] as const satisfies readonly ConferenceLayout[];

/** Index of the layout shown first, which is the one in the picture. */
export const firstLayout = 1;

/** `48 seats in this plan`. */
export function drawnSeats({ seats }: SeatingPlan): string {
  return `${countSeats(seats)} seats in this plan`;
}

const seatsByLayout = conferenceLayouts.map(({ plan }) => countSeats(plan.seats));

/** The fewest and the most seats in the plans. */
export const conferenceGuests = { from: Math.min(...seatsByLayout), to: Math.max(...seatsByLayout) } as const;

export const conferenceSeats = `Seats ${conferenceGuests.from} to ${conferenceGuests.to} in our plans`;

/** The room and what comes with it, whatever the layout (FC-16). */
export const conferenceFeatures = [
  {
    name: `${conferenceGuests.from} to ${conferenceGuests.to} seats`,
    text: 'In our plans, from one boardroom table to rows of chairs.',
  },
  {
    name: 'The layout you choose',
    text: 'Desks, tables and chairs, set out before you arrive and cleared after you leave.',
  },
  { name: 'Daylight', text: 'Through a wall of breeze blocks.' },
  { name: 'A large screen', text: 'At the front of the room, in every layout.' },
  { name: 'WiFi', text: 'For everyone in the room.' },
  { name: 'Intercom', text: 'To the kitchen and to reception.' },
  { name: '24/7 power', text: 'A standby generator takes over when the power goes.' },
  { name: 'Manager and guards', text: 'A manager on site, and guards indoors and outdoors.' },
] as const;
