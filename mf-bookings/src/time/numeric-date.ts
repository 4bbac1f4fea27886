import type { CalendarDate } from '@venue/shared/time/dates.ts';

/** `dd/mm/yyyy`, as on invoices (I-01). */
export function formatNumericDate(date: CalendarDate): string {
  return date.split('-').reverse().join('/');
}
