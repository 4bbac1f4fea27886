import { type CalendarDate, isCalendarDate } from '@venue/shared/dates.ts';
import type { TextRecord } from '@venue/shared/storage/text-record.ts';
import type { StayRecord } from './stay-record.ts';

/**
 * Whether a visitor comes to a place for other days than those of a stay, before or after it was moved. `chosen` on other pages, by the
 * names of the form's fields: whoever has chosen nothing, or a day that is over, comes for what is there.
 */
export function choseOtherDates(
  { checkIn, checkOut = '', date = '' }: TextRecord,
  { from, to, changes }: StayRecord,
  today: CalendarDate,
): boolean {
  const first = checkIn ?? date;
  if (!isCalendarDate(first) || first < today) return false;
  const days = [{ from, to }, ...(changes?.moved.map((move) => move.from) ?? [])];
  return !days.some((each) => each.from === first && (checkOut === '' || each.to === checkOut));
}
