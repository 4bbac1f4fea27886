import { formatLagosTime, formatLongDate, lagosDate } from '@venue/shared/dates.ts';

/** `Sun 22 Nov 2026, 16:12`: an instant as receipts say it, on Lagos clocks. */
export function momentInWords(instant: number): string {
  return `${formatLongDate(lagosDate(instant), 'short')}, ${formatLagosTime(instant)}`;
}
