import { formatNaira, counted } from '@venue/shared/text/numbers.ts';
import { type CalendarDate, formatLongDate, lagosDate } from '@venue/shared/time/dates.ts';
import { type HallBooking, hasAttemptOrReport } from '../hall/booking/booking.ts';
import {
  cancellationSums,
  type CancellationSums,
  lastDayToCancel,
  lastDayToMove,
  moveFee,
} from '../hall/booking/change-rules.ts';
import { amountPaid, isPaid } from '../payment/payment-record.ts';
import { uncountedText } from '../payment/payment-status-text.ts';
import type { Cost, CostRow } from './changeable-booking.ts';

/** A sentence for each payment that is not counted, including reported ones. */
function notCounted({ payments }: HallBooking): string[] {
  return payments.flatMap((payment) => uncountedText(payment) ?? []);
}

const nothingPaid: Cost = {
  rows: [],
  remarks: ['No payment is recorded on this device. If you paid by transfer, please call us.'],
};

function depositRows(
  booking: HallBooking,
  { isEarly, depositRefund, depositKept }: CancellationSums,
): CostRow[] {
  const { refundBusinessDays, refundLessPercent, depositPercent } = booking.terms;
  const deposit = formatNaira(depositRefund + depositKept);
  const last = formatLongDate(lastDayToCancel(booking), 'short');
  const days = counted(refundBusinessDays, 'business day');
  if (depositRefund + depositKept === 0) return [];
  if (!isEarly) {
    const text = `${depositPercent}% of the rental, ${deposit}. It was refundable until ${last}, ${days} after booking. Now the venue keeps it.`;
    return [{ name: 'Deposit, kept by the venue', naira: depositKept, text }];
  }
  return [
    {
      name: `Deposit refund, less ${refundLessPercent}%`,
      naira: depositRefund,
      text: `You paid a deposit of ${deposit}. Until ${last}, ${days} after booking, you get it back less ${refundLessPercent}% of it, which is ${formatNaira(depositKept)}.`,
    },
  ];
}

function moneyRows({ caution, notCovered, overpaid }: CancellationSums): CostRow[] {
  return [
    {
      name: 'Caution refund',
      naira: caution,
      text: 'In full. The terms do not say when you get it back after cancelling.',
    },
    { name: 'Refund of what you overpaid', naira: overpaid, text: 'You paid more than the hall costs.' },
    {
      name: 'Paid beyond the deposit, not covered by the terms',
      naira: notCovered,
      text: 'The terms do not say what happens to it. Ask the venue.',
    },
  ].filter(({ naira }) => naira > 0);
}

const holidays =
  'Business days are Monday to Friday in Lagos. This page does not allow for public holidays, so the venue may give you longer.';

/** What cancelling on a day costs, and what is refunded. */
export function cancelCost(booking: HallBooking, on: CalendarDate): Cost {
  if (!hasAttemptOrReport(booking)) return nothingPaid;
  const sums = cancellationSums(booking, on);
  const { caution, depositRefund, overpaid, isEarly } = sums;
  const remarks = notCounted(booking);
  if (amountPaid(booking.payments) === 0) return { rows: [], remarks };
  return {
    rows: [...depositRows(booking, sums), ...moneyRows(sums)],
    total: { name: 'Refund under the terms', naira: caution + depositRefund + overpaid },
    remarks: isEarly ? [...remarks, holidays] : remarks,
  };
}

function feeRow(booking: HallBooking, fee: number): CostRow {
  const { rental, dateChangePercent, dateChangeNoticeDays } = booking.terms;
  const last = formatLongDate(lastDayToMove(booking), 'short');
  const notice = counted(dateChangeNoticeDays, 'day');
  return {
    name: 'Fee for moving the date',
    naira: fee,
    text: `${dateChangePercent}% of the rental of ${formatNaira(rental)}, until ${last}, ${notice} before your day. The terms say ${dateChangePercent}% but not of which amount, so the venue has to confirm it.`,
  };
}

function tooLate(booking: HallBooking): string {
  const last = formatLongDate(lastDayToMove(booking), 'short');
  const notice = counted(booking.terms.dateChangeNoticeDays, 'day');
  return `The terms allowed a change until ${last}, ${notice} before your day. That date has passed, so the venue may say no or name a price. Please ask.`;
}

/** The fee under the terms, in naira, for a move requested at an instant (ms since the epoch). 0 if nothing was paid by then. */
export function moveFeeByTerms(booking: HallBooking, requestedAt: number): number {
  const wasPaid = booking.payments.some((payment) => isPaid(payment) && payment.at <= requestedAt);
  return (wasPaid ? moveFee(booking, lagosDate(requestedAt)) : undefined) ?? 0;
}

/** What moving the date costs if requested on a day. */
export function moveCost(booking: HallBooking, on: CalendarDate): Cost {
  if (!hasAttemptOrReport(booking)) return nothingPaid;
  const fee = moveFee(booking, on);
  const open = notCounted(booking);
  const hasPaid = amountPaid(booking.payments) > 0;
  const stays = 'What you have paid still counts.';
  if (fee === undefined) {
    return { rows: [], remarks: [tooLate(booking), ...(hasPaid ? [stays] : []), ...open] };
  }
  if (!hasPaid) {
    return {
      rows: [],
      remarks: [...open, `Once a payment has arrived, moving the date costs ${formatNaira(fee)}.`],
    };
  }
  const toVenue = 'You pay the fee directly to the venue, not on this site.';
  return { rows: [feeRow(booking, fee)], remarks: [stays, ...open, toVenue] };
}
