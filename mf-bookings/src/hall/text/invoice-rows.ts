import { counted, formatNaira } from '@venue/shared/text/numbers.ts';
import { lagosDate } from '@venue/shared/time/dates.ts';
import { isCancelled, moveFees } from '../../change-history/changes.ts';
import {
  isFromThisDevice,
  amountPaid,
  countedPayments,
  isPaid,
  wasCalledPaid,
} from '../../payment/payment-record.ts';
import { statusLabel } from '../../payment/payment-status-text.ts';
import { formatNumericDate, numericMoment } from '../../time/moment-in-words.ts';
import { accountOf, priceOf } from '../booking/account.ts';
import type { AgreedTerms } from '../booking/agreed-terms.ts';
import { type HallBooking, hasPaidOrPending, reportedOf } from '../booking/booking.ts';
import type { HallPayment } from '../booking/hall-payment.ts';
import { openHours } from './invoice-facts.ts';
import { balanceDueText } from './paid-and-due.ts';
import { seenPrefix, payerOf } from './payment-names.ts';

/** The lines that make the full payment (I-03). */
export function invoiceLines(terms: AgreedTerms): { item: string; naira: number }[] {
  return [
    { item: `Hall rental, one day, ${openHours(terms)}`, naira: terms.rental },
    { item: `Caution, refundable in ${counted(terms.cautionReturnDays, 'day')}`, naira: terms.caution },
  ];
}

/** A row under the total. */
export type InvoicePayment = { id: string; name: string; remark: string; naira: number };

/** Names the payer if somebody else has paid too. */
function paymentMade(booking: HallBooking, payment: HallPayment): InvoicePayment {
  const { reference, at, naira } = payment;
  const who = booking.payments.every(isFromThisDevice) ? '' : `${payerOf(payment, booking)}, `;
  return {
    id: reference,
    name: statusLabel(payment),
    remark: `${who}${seenPrefix(payment)}${numericMoment(at)}, reference ${reference}`,
    naira,
  };
}

function dayMade(payment: HallPayment): string {
  return seenPrefix(payment) + formatNumericDate(lagosDate(payment.at));
}

/** Several payments as one row. */
function inOneRow(booking: HallBooking, payments: readonly HallPayment[]): InvoicePayment[] {
  const [first] = payments;
  const last = payments.at(-1);
  if (!first || !last) return [];
  if (payments.length === 1) return [paymentMade(booking, first)];
  const remark = `${counted(payments.length, 'payment')}, ${dayMade(first)} to ${dayMade(last)}`;
  return [{ id: 'earlier', name: 'Paid before', remark, naira: amountPaid(payments) }];
}

/** Payments in order of time; if there are more than `most`, the earliest share a row. */
function paymentsMade(booking: HallBooking, most: number): InvoicePayment[] {
  const row = (payment: HallPayment) => paymentMade(booking, payment);
  const made = booking.payments.filter(wasCalledPaid).sort((one, other) => one.at - other.at);
  const rows = made.map(row);
  if (rows.length <= most) return rows;
  const early = made.slice(0, 1 - most);
  return [
    ...inOneRow(booking, countedPayments(early)),
    ...early.filter((payment) => !isPaid(payment)).map(row),
    ...rows.slice(1 - most),
  ];
}

function pendingOf({ payments }: HallBooking): HallPayment[] {
  return payments.filter(({ status }) => status === 'pending');
}

function paymentsUnderWay(booking: HallBooking): InvoicePayment[] {
  return pendingOf(booking).map((payment) => {
    const { reference, naira } = payment;
    return { id: reference, name: statusLabel(payment), remark: `reference ${reference}`, naira };
  });
}

function depositAsked(booking: HallBooking): InvoicePayment[] {
  if (isCancelled(booking) || hasPaidOrPending(booking)) return [];
  const { terms } = booking;
  const { deposit } = priceOf(booking);
  const remark = `${terms.depositPercent}% of rental + caution`;
  return [{ id: 'deposit', name: 'Deposit payable now', remark, naira: deposit }];
}

/** What is left to pay and what was overpaid, without payments that are on their way. */
function rowsLeft(booking: HallBooking): InvoicePayment[] {
  const underWay = new Set(pendingOf(booking).map(({ choice }) => choice));
  const { overpaid, paid, left } = accountOf(booking);
  const balance = underWay.has('full') || underWay.has('balance') ? 0 : left.balance;
  const lateHours = underWay.has('balance') ? 0 : left.lateHours;
  const due = balanceDueText(booking);
  const together = formatNaira(balance + lateHours);
  const late =
    balance > 0 ? `not included, due with the balance: ${together} together` : `not included, ${due}`;
  const isWhole = balance === priceOf(booking).balance;
  const share = isWhole
    ? `${100 - booking.terms.depositPercent}% of rental, `
    : `after ${formatNaira(paid)}, `;
  return [
    { id: 'balance', name: 'Balance', remark: share + due, naira: balance },
    { id: 'late-hours', name: 'Late hours', remark: late, naira: lateHours },
    {
      id: 'move-fee',
      name: 'Fee for moving the date',
      remark: 'paid directly to the venue',
      naira: moveFees(booking).left,
    },
    { id: 'over', name: 'To be refunded', remark: 'more than was owed', naira: overpaid },
  ];
}

const reportedRemark = 'not confirmed, not deducted';

/** Reported payments, which reduce nothing; in one row if `most` is set. */
function reportedRows(booking: HallBooking, most: number): InvoicePayment[] {
  const reported = reportedOf(booking);
  if (reported.length > 1 && most < Infinity) {
    const naira = reported.reduce((sum, each) => sum + each.naira, 0);
    return [
      { id: 'reported', name: 'Reported', remark: `${reported.length} payments, ${reportedRemark}`, naira },
    ];
  }
  return reported.map(({ reference, by = '', naira }) => {
    return { id: reference, name: 'Reported', remark: `${by}, ${reportedRemark}`, naira };
  });
}

/** Payments made and left to make (I-03, D-46). If there are more than `most`, the earliest share a row. */
export function invoicePayments(booking: HallBooking, most = Infinity): InvoicePayment[] {
  return [
    ...paymentsMade(booking, most),
    ...paymentsUnderWay(booking),
    ...depositAsked(booking),
    ...reportedRows(booking, most),
    ...rowsLeft(booking),
  ].filter(({ naira }) => naira > 0);
}
