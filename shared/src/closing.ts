import type { CalendarDate } from './dates.ts';

/** What can be applied for or chosen up to a last day; without one, always. */
export type Closing = { readonly closes?: CalendarDate | undefined };

/** Whether that day is not after the last. */
export function isOpenOn({ closes }: Closing, day: CalendarDate): boolean {
  return closes === undefined || day <= closes;
}
