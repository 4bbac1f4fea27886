import type { CalendarDate } from '@venue/shared/dates.ts';
import { inLagos } from '@venue/shared/words/in-lagos.ts';

type Stay = { checkIn: CalendarDate; checkOut: CalendarDate };

/** What is wrong with two dates, and which of the fields says so. */
export type StayProblem = { field: keyof Stay; text: string };

/** Undefined where the dates can be booked, or where one of them is not chosen yet. */
export function stayProblem({ checkIn, checkOut }: Stay, today: CalendarDate): StayProblem | undefined {
  if (checkIn !== '' && checkIn < today)
    return { field: 'checkIn', text: `This day is over${inLagos()}. Choose a later one` };
  if (checkIn !== '' && checkOut !== '' && checkOut <= checkIn)
    return { field: 'checkOut', text: 'Choose a day after check-in' };
  return undefined;
}
