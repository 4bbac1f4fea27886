import { type CalendarDate, isCalendarDate } from '../dates.ts';
import { readSessionRecord, writeSessionRecord } from './session-record.ts';

/** When a visitor wants to stay; '' for a date that was not chosen. */
export type StayDates = { readonly checkIn: CalendarDate; readonly checkOut: CalendarDate };

const key = 'stay-dates';

function dateOrNone(text: string | undefined): CalendarDate {
  return text !== undefined && isCalendarDate(text) ? text : '';
}

/** The dates chosen in this tab, in whatever order they were chosen (D-20). Both '' on the server. */
export function readStayDates(): StayDates {
  const { checkIn, checkOut } = readSessionRecord(key);
  return { checkIn: dateOrNone(checkIn), checkOut: dateOrNone(checkOut) };
}

/** Carries the dates from the listing pages to the booking pages and back (D-20); they leave the tab nowhere. */
export function writeStayDates({ checkIn, checkOut }: StayDates): void {
  writeSessionRecord(key, { ...(checkIn && { checkIn }), ...(checkOut && { checkOut }) });
}
