import { formatLongDate, lagosDate } from '@venue/shared/dates.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { standingOf } from '../../payment/standing-of.ts';
import type { HallBooking } from '../booking/booking.ts';
import { moveFee } from '../booking/change-rules.ts';

/** From which day a hall was moved last, and the fee that the terms give for that; undefined where it never was. */
export function movedWords(booking: HallBooking): string | undefined {
  const { changes, details, payments } = booking;
  const last = changes?.moved.at(-1);
  if (!last) return undefined;
  const { from, requestedAt } = last;
  const before = { ...booking, details: { ...details, eventDate: from.from } };
  const fee = moveFee(before, lagosDate(requestedAt));
  // Where nothing was paid by then, nothing was owed.
  const wasPaid = payments.some((payment) => standingOf(payment) === 'paid' && payment.at <= requestedAt);
  const words = `From ${formatLongDate(from.from, 'short')}`;
  return fee === undefined || !wasPaid
    ? words
    : `${words}. Fee to the venue, by the terms: ${formatNaira(fee)}`;
}
