import type { CalendarDate } from '@venue/shared/dates.ts';

/** Hours that stand in until the visitor names another: rooms are free from 2pm and left by noon. */
const usualHours = { checkIn: '14:00', checkOut: '12:00' } as const;

export type StayField = keyof typeof usualHours;

/** The calendar date of a field's value, `YYYY-MM-DDTHH:mm`; '' where it is empty. */
export function dateOf(moment: string): CalendarDate {
  return moment.slice(0, 10);
}

/** The hour of a field's value, `HH:MM`; '' where it is empty. */
export function hourOf(moment: string): string {
  return moment.slice(11, 16);
}

/** Value of a field for a date: the moment typed before if it is of that day, otherwise the usual hour. */
export function momentFor(field: StayField, date: CalendarDate, typed: string | undefined): string {
  if (date === '') return '';
  return typed?.startsWith(date) ? typed : `${date}T${usualHours[field]}`;
}
