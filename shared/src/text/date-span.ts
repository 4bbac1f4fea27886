import { type CalendarDate, formatLongDate } from '../time/dates.ts';

function partsOf(date: CalendarDate) {
  const [weekday = ''] = formatLongDate(date, 'short').split(' ');
  const [, day = '', month = '', year = ''] = formatLongDate(date).split(' ');
  return { weekday, day, month, year };
}

/**
 * Two dates as a span, `Fri 4 to Mon 7 December 2026`, with month and year twice only if they differ.
 * `short` gives `Fri 4 to Mon 7 Dec`, with years only if they differ.
 */
export function dateSpan(from: CalendarDate, to: CalendarDate, style: 'long' | 'short' = 'long'): string {
  const first = partsOf(from);
  const last = partsOf(to);
  const monthOf = ({ month }: typeof first) => ` ${style === 'short' ? month.slice(0, 3) : month}`;
  const isOneYear = first.year === last.year;
  const month = isOneYear && first.month === last.month ? '' : monthOf(first);
  const year = isOneYear ? '' : ` ${first.year}`;
  const end = style === 'short' && isOneYear ? '' : ` ${last.year}`;
  return `${first.weekday} ${first.day}${month}${year} to ${last.weekday} ${last.day}${monthOf(last)}${end}`;
}
