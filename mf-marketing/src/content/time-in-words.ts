import { formatLongDate } from '@venue/shared/time/dates.ts';
import { counted, countedInWords } from '@venue/shared/text/numbers.ts';

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
