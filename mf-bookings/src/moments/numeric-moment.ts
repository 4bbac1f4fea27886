import { formatLagosTime, formatNumericDate, lagosDate } from '@venue/shared/dates.ts';

/** `22/11/2026, 16:12`, as invoices and receipts write an instant (I-01). */
export function numericMoment(instant: number): string {
  return `${formatNumericDate(lagosDate(instant))}, ${formatLagosTime(instant)}`;
}
