import { counted, countedInWords, numberWords } from '@venue/shared/text/numbers.ts';
import { formatLongDate } from '@venue/shared/time/dates.ts';
import { hourText } from '@venue/shared/venue/hour-text.ts';

function isWholeWeeks(days: number): boolean {
  return days > 0 && days % 7 === 0;
}

/** `2 weeks` if the days are whole weeks, otherwise `30 days`. */
export function daysOrWeeks(days: number): string {
  return isWholeWeeks(days) ? counted(days / 7, 'week') : counted(days, 'day');
}

/** As `daysOrWeeks`, in words: `two weeks`. */
export function daysOrWeeksInWords(days: number): string {
  return isWholeWeeks(days) ? countedInWords(days / 7, 'week') : countedInWords(days, 'day');
}

/** `January 2024` for `2024-01`, `15 January 2024` for `2024-01-15`. */
export function monthOrDay(date: string): string {
  const isMonth = date.length === 'YYYY-MM'.length;
  const [, day, ...monthAndYear] = formatLongDate(isMonth ? `${date}-01` : date).split(' ');
  return [...(isMonth ? [] : [day]), ...monthAndYear].join(' ');
}

/** A time of day in a sentence: `20:00` is `eight`, `12:00` is `noon`, `13:30` is `1:30pm`. */
export function spokenHour(clock: string): string {
  if (clock === '12:00') return 'noon';
  if (clock === '00:00') return 'midnight';
  return clock.endsWith(':00') ? numberWords(Number(clock.slice(0, 2)) % 12 || 12) : hourText(clock);
}
