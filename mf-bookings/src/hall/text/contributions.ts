import { formatNaira } from '@venue/shared/text/numbers.ts';
import { formatLongDate, lagosDate } from '@venue/shared/time/dates.ts';
import { moveFeeText } from '../../change-history/change-text.ts';
import { isCancelled } from '../../change-history/changes.ts';
import { wasCalledPaidOrPending, hasDenied, isPaid } from '../../payment/payment-record.ts';
import { amountText, statusLabel } from '../../payment/payment-status-text.ts';
import { formatNumericDate } from '../../time/moment-in-words.ts';
import { accountOf } from '../booking/account.ts';
import { statusOf } from '../booking/booking-status.ts';
import { type HallBooking, reportedOf } from '../booking/booking.ts';
import type { HallPayment } from '../booking/hall-payment.ts';
import { seenPrefix, payerOf } from './payment-names.ts';

/** One payment; `statusText`: how far it is confirmed. */
type Contribution = {
  id: string;
  payer: string;
  dateText: string;
  naira: number;
  statusText: string;
  counts: boolean;
};

function statusTextOf(payment: HallPayment): string {
  if (!isPaid(payment)) return statusLabel(payment).toLowerCase();
  return payment.status === 'confirmed' ? 'confirmed' : 'awaiting the venue’s confirmation';
}

/** Payments in order of time, then those that are only reported. */
export function contributionsOf(booking: HallBooking): Contribution[] {
  const made = booking.payments.filter(wasCalledPaidOrPending).sort((one, other) => one.at - other.at);
  return [...made, ...reportedOf(booking)].map((payment) => ({
    id: payment.reference,
    payer: payerOf(payment, booking),
    dateText: seenPrefix(payment) + formatNumericDate(lagosDate(payment.at)),
    naira: payment.naira,
    statusText: statusTextOf(payment),
    counts: isPaid(payment),
  }));
}

function leftText(booking: HallBooking, now: number): string {
  const { outstanding } = accountOf(booking);
  if (isCancelled(booking)) return 'The booking is cancelled: please pay nothing more for it.';
  if (statusOf(booking, now).isExpired) return 'The invoice has expired: please pay nothing more for it.';
  if (hasDenied(booking.payments))
    return 'One payment is not confirmed: please pay nothing until it is settled.';
  const transfer = booking.payments.find(({ status }) => status === 'pending');
  if (transfer)
    return `A transfer of ${amountText(transfer)} is on its way: please pay nothing more until it has arrived.`;
  const left = outstanding > 0 ? `${formatNaira(outstanding)} is left to pay.` : 'Nothing is left to pay.';
  return `${left} ${moveFeeText(booking)}`.trim();
}

/** The list as text to share; `now`: ms since the epoch. */
export function contributionsText(booking: HallBooking, now: number): string {
  const { details, invoice } = booking;
  const { paid, total } = accountOf(booking);
  return [
    `${details.hall}, ${formatLongDate(details.eventDate)}, invoice ${invoice.number}.`,
    `${formatNaira(paid)} of ${formatNaira(total)} is paid. ${leftText(booking, now)}`,
    ...contributionsOf(booking).map(
      ({ payer, naira, dateText, statusText, id }) =>
        `${payer}: ${formatNaira(naira)}, ${dateText}, ${statusText}, ${id}`,
    ),
  ].join('\n');
}
