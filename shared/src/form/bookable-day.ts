import { type CalendarDate, formatLongDate } from '../time/dates.ts';
import { inLagos } from '../time/zone-suffix.ts';

/** A later year is taken for a typo. */
const yearsAhead = 10;

/**
 * Why a day cannot be booked: it has passed in Lagos, or its year must be a typo. Undefined otherwise, and if
 * no day is chosen.
 */
export function bookableDayProblem(date: CalendarDate, today: CalendarDate): string | undefined {
  if (date === '' || today === '') return undefined;
  if (date < today) {
    return `This date has passed${inLagos()}: today is ${formatLongDate(today)}. Choose today or a later day`;
  }
  const lastYear = Number(today.slice(0, 4)) + yearsAhead;
  return date > `${lastYear}-12-31`
    ? `Check the year: days up to the end of ${lastYear} can be booked`
    : undefined;
}
