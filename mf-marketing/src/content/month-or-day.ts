import { formatLongDate } from '@venue/shared/time/dates.ts';

/** `January 2024` for `2024-01`, `15 January 2024` for `2024-01-15`. */
export function monthOrDay(date: string): string {
  const isMonth = date.length === 'YYYY-MM'.length;
  const [, day, ...monthAndYear] = formatLongDate(isMonth ? `${date}-01` : date).split(' ');
  return [...(isMonth ? [] : [day]), ...monthAndYear].join(' ');
}
