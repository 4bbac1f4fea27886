import { guestsOf, halls } from '@venue/shared/venue/halls.ts';
import { conferenceGuests } from '../../content/conference-plans.ts';

/** Seats one over the other in a full column: few enough to be told apart, enough to keep the largest room low. */
const perColumn = 12;

/** Columns of dots for that many seats, a dot each, from the left, as how many dots each has. */
export function dotColumns(seats: number): number[] {
  return Array.from({ length: Math.ceil(seats / perColumn) }, (_, column) =>
    Math.min(perColumn, seats - column * perColumn),
  );
}

/** Units from one dot to the next. */
export const dotPitch = 6;

const mostSeats = Math.max(conferenceGuests.to, ...halls.map((hall) => guestsOf(hall).to));

/** The largest room, to whose scale all are drawn. */
export const chartSize = {
  width: Math.ceil(mostSeats / perColumn) * dotPitch,
  height: perColumn * dotPitch,
} as const;
