import { type CalendarDate, formatLongDate, lagosDate } from '@venue/shared/dates.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { counted } from '@venue/shared/words/counted.ts';
import type { Cost, CostRow } from './cost.ts';
import { paidOf, paymentStatusOf } from '../payment/payment-status.ts';
import { uncountedText } from '../payment/payment-status-text.ts';
import { type HallBooking, hasAttemptOrReport } from '../hall/booking/booking.ts';
import {
  cancelling,
  type Cancelling,
  lastDayToCancel,
  lastDayToMove,
  moveFee,
} from '../hall/booking/change-rules.ts';

/** Money that is not counted, one sentence each; what others say to have paid is among it. */
function notCounted({ payments }: HallBooking): string[] {
  return payments.flatMap((payment) => uncountedText(payment) ?? []);
}

const nothingPaid: Cost = {
  rows: [],
  remarks: ['This page knows of no payment. If you paid by transfer, the venue knows: call.'],
};

function depositRows(booking: HallBooking, { isEarly, depositBack, depositKept }: Cancelling): CostRow[] {
  const { refundBusinessDays, refundLessPercent, depositPercent } = booking.terms;
  const deposit = formatNaira(depositBack + depositKept);
  const last = formatLongDate(lastDayToCancel(booking), 'short');
  const days = counted(refundBusinessDays, 'business day');
  if (depositBack + depositKept === 0) return [];
  if (!isEarly) {
    const text = `${depositPercent}% of the rental, ${deposit}. It came back until ${last}, ${days} after booking; now it stays.`;
    return [{ name: 'Deposit, which stays with the venue', naira: depositKept, text }];
  }
  return [
    {
      name: `Deposit back, less ${refundLessPercent}%`,
      naira: depositBack,
      text: `You paid ${deposit} as the deposit. Until ${last}, ${days} after booking, it comes back less ${refundLessPercent}% of it, which is ${formatNaira(depositKept)}.`,
    },
  ];
}

/** What comes back beside the deposit, and what nobody has said. */
function moneyRows({ caution, unsaid, over }: Cancelling): CostRow[] {
  return [
    {
      name: 'Caution back',
      naira: caution,
      text: 'All of it. By when it comes back after cancelling, the terms do not say.',
    },
    { name: 'Paid too much, back', naira: over, text: 'It was more than the hall comes to.' },
    {
      name: 'Beyond the deposit, not said',
      naira: unsaid,
      text: 'The terms do not say what becomes of it. Ask the venue.',
    },
  ].filter(({ naira }) => naira > 0);
}

const holidays =
  'Business days are counted Monday to Friday in Lagos. This page does not know public holidays: the venue may give you longer.';

/** What cancelling on a day costs, and what comes back. */
export function cancelCost(booking: HallBooking, on: CalendarDate): Cost {
  if (!hasAttemptOrReport(booking)) return nothingPaid;
  const sums = cancelling(booking, on);
  const { caution, depositBack, over, isEarly } = sums;
  const remarks = notCounted(booking);
  if (paidOf(booking.payments) === 0) return { rows: [], remarks };
  return {
    rows: [...depositRows(booking, sums), ...moneyRows(sums)],
    total: { name: 'You get back, by the terms', naira: caution + depositBack + over },
    remarks: isEarly ? [...remarks, holidays] : remarks,
  };
}

/** The fee for moving the date with its sentence. The terms say how many per cent, and not of what. */
function feeRow(booking: HallBooking, fee: number): CostRow {
  const { rental, dateChangePercent, dateChangeNoticeDays } = booking.terms;
  const last = formatLongDate(lastDayToMove(booking), 'short');
  const notice = counted(dateChangeNoticeDays, 'day');
  return {
    name: 'Fee for moving the date',
    naira: fee,
    text: `${dateChangePercent}% of the rental of ${formatNaira(rental)}, until ${last}, ${notice} before your day. The terms say ${dateChangePercent}%, and not of which sum: the venue confirms it.`,
  };
}

function tooLate(booking: HallBooking): string {
  const last = formatLongDate(lastDayToMove(booking), 'short');
  const notice = counted(booking.terms.dateChangeNoticeDays, 'day');
  return `The terms took a change until ${last}, ${notice} before your day. That is over: the venue may say no, or name a price. Ask.`;
}

/**
 * The fee that the terms give for a move, in naira, asked for at an instant (ms since the epoch); 0 where they give none. Where nothing
 * was paid by then, nothing is owed.
 */
export function moveFeeByTerms(booking: HallBooking, requestedAt: number): number {
  const wasPaid = booking.payments.some(
    (payment) => paymentStatusOf(payment) === 'paid' && payment.at <= requestedAt,
  );
  return (wasPaid ? moveFee(booking, lagosDate(requestedAt)) : undefined) ?? 0;
}

/** What moving the date costs, asked for on a day. */
export function moveCost(booking: HallBooking, on: CalendarDate): Cost {
  if (!hasAttemptOrReport(booking)) return nothingPaid;
  const fee = moveFee(booking, on);
  const open = notCounted(booking);
  const isPaid = paidOf(booking.payments) > 0;
  const stays = 'What you paid stays counted.';
  if (fee === undefined) {
    return { rows: [], remarks: [tooLate(booking), ...(isPaid ? [stays] : []), ...open] };
  }
  if (!isPaid) {
    return {
      rows: [],
      remarks: [...open, `Once a payment is in, it costs ${formatNaira(fee)} to move the date.`],
    };
  }
  const toVenue = 'You pay the fee to the venue. This site does not take it.';
  return { rows: [feeRow(booking, fee)], remarks: [stays, ...open, toVenue] };
}
