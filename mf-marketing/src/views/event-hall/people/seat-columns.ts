import { roomFor } from '@venue/shared/venue/halls.ts';
import { halls } from '../../../content/halls.ts';

/** Seats to a column of the drawing; a dot is one seat, 10 units from the next. */
export const seatsPerColumn = 20;
export const pitch = 10;

/** Seats of the largest hall, which are all that are drawn. */
export const seatsShown: number = Math.max(...halls.map((hall) => roomFor(hall).most));

/** From the left edge to the end of that seat's column. */
export function across(seats: number): number {
  return (seats / seatsPerColumn) * pitch;
}

/** The columns of seats that so many people take, the left one first, the last one perhaps not to its end. */
export function takenColumns(people: number): readonly { x: number; seats: number }[] {
  const taken = Math.min(people, seatsShown);
  return Array.from({ length: Math.ceil(taken / seatsPerColumn) }, (_, column) => ({
    x: column * pitch,
    seats: Math.min(taken - column * seatsPerColumn, seatsPerColumn),
  }));
}
