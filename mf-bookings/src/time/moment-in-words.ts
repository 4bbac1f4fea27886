import {
  formatLagosTime,
  formatLongDate,
  formatNumericDate,
  lagosDate,
  lagosHour,
} from '@venue/shared/dates.ts';

/** `22/11/2026, 16:12`, as invoices and receipts write an instant (I-01); on other clocks than those of Lagos with their name. */
export function numericMoment(instant: number): string {
  return `${formatNumericDate(lagosDate(instant))}, ${lagosHour(instant)}`;
}

/** `22/11/2026, 16:12, Lagos time`: for what others read too, wherever they are. */
export function numericMomentInLagos(instant: number): string {
  return `${formatNumericDate(lagosDate(instant))}, ${formatLagosTime(instant)}, Lagos time`;
}

/** `Sun 22 Nov 2026, 16:12`: an instant as receipts say it; on other clocks than those of Lagos with their name. */
export function momentInWords(instant: number): string {
  return `${formatLongDate(lagosDate(instant), 'short')}, ${lagosHour(instant)}`;
}
