import { addDays, type CalendarDate, daysBetween } from '../dates.ts';
import { hallTerms } from './hall-terms.ts';

/** Bookings that are nearer to the event than the balance is due are paid in full (TC-03, D-44). */
export function mustPayInFull(eventDate: CalendarDate, today: CalendarDate): boolean {
  return daysBetween(today, eventDate) < hallTerms.balanceDueDays;
}

/** Day by which a deposit's balance is due (TC-02). */
export function balanceDue(eventDate: CalendarDate): CalendarDate {
  return addDays(eventDate, -hallTerms.balanceDueDays);
}
