import { type CalendarDate, isCalendarDate } from '@venue/shared/time/dates.ts';
import type { TextRecord } from '@venue/shared/storage/kept-record.ts';
import type { StayRecord } from './stay-record.ts';

/**
 * Whether a visitor chose other dates, on another page, than those of the stay before or after it was moved. False if nothing
 * or a past day was chosen. The first argument holds values by the names of the form's fields.
 */
export function choseOtherDates(
  { checkIn, checkOut = '', date = '' }: TextRecord,
  { from, to, changes }: StayRecord,
  today: CalendarDate,
): boolean {
  const first = checkIn ?? date;
  if (!isCalendarDate(first) || first < today) return false;
  const booked = [{ from, to }, ...(changes?.moved.map((move) => move.from) ?? [])];
  return !booked.some((each) => each.from === first && (checkOut === '' || each.to === checkOut));
}
