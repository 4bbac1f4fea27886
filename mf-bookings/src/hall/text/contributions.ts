import { formatLongDate, formatNumericDate, lagosDate } from '@venue/shared/time/dates.ts';
import { formatNaira } from '@venue/shared/words/numbers.ts';
import { isPaidOrPending } from '../../payment/payment-record.ts';
import { statusLabel } from '../../payment/payment-status-text.ts';
import { hasDenied, paymentStatusOf } from '../../payment/payment-status.ts';
import { isCancelled } from '../../change-history/changes.ts';
import { accountOf } from '../booking/account.ts';
import { type HallBooking, reportedOf } from '../booking/booking.ts';
import { statusOf } from '../booking/booking-status.ts';
import { type HallPayment, seenPrefix } from '../booking/hall-payment.ts';
import { moveFeeText } from '../../change-history/change-text.ts';

/** One payment, as “Who has paid” lists it; `mark` says how far it is confirmed. */
export type Contribution = {
  id: string;
  who: string;
  when: string;
  naira: number;
  mark: string;
  counts: boolean;
};

function markOf(payment: HallPayment): string {
  if (paymentStatusOf(payment) !== 'paid') return statusLabel(payment).toLowerCase();
  return payment.check === 'confirmed' ? 'confirmed' : 'awaiting the venue’s confirmation';
}

export function payerOf({ choice, by }: HallPayment, { details }: Pick<HallBooking, 'details'>): string {
  return choice === 'other-device' ? (by ?? 'Somebody with the link') : (by ?? details.firstName);
}

/** Payments in order of time, then those that are only reported. */
export function contributionsOf(booking: HallBooking): Contribution[] {
  const made = booking.payments.filter(isPaidOrPending).sort((one, other) => one.at - other.at);
  return [...made, ...reportedOf(booking)].map((payment) => ({
    id: payment.reference,
    who: payerOf(payment, booking),
    when: seenPrefix(payment) + formatNumericDate(lagosDate(payment.at)),
    naira: payment.naira,
    mark: markOf(payment),
    counts: paymentStatusOf(payment) === 'paid',
  }));
}

function leftForFamily(booking: HallBooking, now: number): string {
  const { owed } = accountOf(booking);
  if (isCancelled(booking)) return 'The booking is cancelled: please pay nothing more for it.';
  if (statusOf(booking, now).isOver) return 'The invoice has expired: please pay nothing more for it.';
  if (hasDenied(booking.payments))
    return 'One payment is not confirmed: please pay nothing until it is settled.';
  const left = owed > 0 ? `${formatNaira(owed)} is left to pay.` : 'Nothing is left to pay.';
  return `${left} ${moveFeeText(booking)}`.trim();
}

/** The list as text to share; `now`: ms since the epoch. */
export function contributionsText(booking: HallBooking, now: number): string {
  const { details, invoice } = booking;
  const { paid, total } = accountOf(booking);
  return [
    `${details.hall}, ${formatLongDate(details.eventDate)}, invoice ${invoice.number}.`,
    `${formatNaira(paid)} of ${formatNaira(total)} is paid. ${leftForFamily(booking, now)}`,
    ...contributionsOf(booking).map(
      ({ who, naira, when, mark, id }) => `${who}: ${formatNaira(naira)}, ${when}, ${mark}, ${id}`,
    ),
  ].join('\n');
}
