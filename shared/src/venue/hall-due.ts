import { addDays, type CalendarDate, daysBetween } from '../dates.ts';
import { hallTerms } from './hall-terms.ts';
import type { Venue } from './venue-schema.ts';

type DueTerms = Pick<Venue['hallTerms'], 'balanceDueDays'>;

/** Bookings that are nearer to the event than the balance is due are paid in full (TC-03, D-44). */
export function mustPayInFull(
  eventDate: CalendarDate,
  today: CalendarDate,
  { balanceDueDays }: DueTerms = hallTerms,
): boolean {
  return daysBetween(today, eventDate) < balanceDueDays;
}

/** Day by which a deposit's balance is due (TC-02). */
export function balanceDue(eventDate: CalendarDate, { balanceDueDays }: DueTerms = hallTerms): CalendarDate {
  return addDays(eventDate, -balanceDueDays);
}
