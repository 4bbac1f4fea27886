import type { CalendarDate } from '../time/dates.ts';

/** Whether that day is not after the last one; without a last day, always. */
export function isOpenOn(
  { closes }: { readonly closes?: CalendarDate | undefined },
  day: CalendarDate,
): boolean {
  return closes === undefined || day <= closes;
}
