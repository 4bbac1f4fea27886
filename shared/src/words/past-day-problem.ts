import { type CalendarDate, formatLongDate } from '../dates.ts';
import { inLagos } from './in-lagos.ts';

/** Why a day cannot be booked that is over in Lagos; undefined for today, later days and what is no date. */
export function pastDayProblem(date: CalendarDate, today: CalendarDate): string | undefined {
  if (date === '' || date >= today) return undefined;
  return `This day is over${inLagos()}: today is ${formatLongDate(today)}. Choose today or a later day`;
}
