import { formatLongDate, lagosDate, lagosHour } from '@venue/shared/dates.ts';

/** `Sun 22 Nov 2026, 16:12`: an instant as receipts say it; on other clocks than those of Lagos with their name. */
export function momentInWords(instant: number): string {
  return `${formatLongDate(lagosDate(instant), 'short')}, ${lagosHour(instant)}`;
}
