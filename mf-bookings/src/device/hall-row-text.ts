import { counted } from '@venue/shared/text/numbers.ts';
import { formatLongDate } from '@venue/shared/time/dates.ts';
import { cancelledText, moveFeeText, movedText, openRequestText } from '../change-history/change-text.ts';
import { requestOf, isCancelled, moveFees } from '../change-history/changes.ts';
import type { FamilyRecord } from '../family/family-ledger.ts';
import { accountOf, priceOf } from '../hall/booking/account.ts';
import { type BookingStatus, statusOf } from '../hall/booking/booking-status.ts';
import {
  isPaidLate,
  type HallBooking,
  isDepositDenied,
  receiptOf,
  paymentOf,
} from '../hall/booking/booking.ts';
import type { HallPayment, HallChoice } from '../hall/booking/hall-payment.ts';
import { expiresAt, type Payable } from '../hall/booking/invoice.ts';
import { type UnansweredHold, unansweredUntil } from '../hall/ledger/stored-halls.ts';
import {
  lateText,
  balanceDueText,
  balanceDueSentence,
  paidNames,
  paidSoFar,
} from '../hall/text/paid-and-due.ts';
import { seenPrefix, choiceName } from '../hall/text/payment-names.ts';
import {
  isFromThisDevice,
  leastMailOf,
  mailOf,
  type PaymentRecord,
  unnotified,
  wasCalledPaidOrPending,
} from '../payment/payment-record.ts';
import { statusLabel, amountText } from '../payment/payment-status-text.ts';
import {
  momentInWords,
  nearMoment,
  nearMomentInLagos,
  numericMoment,
  timeLeft,
  eventHours,
} from '../time/moment-in-words.ts';
import {
  paymentStatusText,
  type RowSum,
  type RowText,
  type RowStatus,
  notificationTexts,
} from './row-text.ts';

function amountsLeft(booking: HallBooking): RowSum[] {
  return [
    { name: `To follow, ${balanceDueText(booking)}`, naira: accountOf(booking).left.together },
    { name: 'Fee for moving the date, paid directly to the venue', naira: moveFees(booking).left },
  ].filter(({ naira }) => naira > 0);
}

function unpaidStatus(booking: HallBooking, now: number): RowStatus {
  const end = expiresAt(booking);
  if (now < end) {
    return {
      tone: 'waiting',
      state: 'To pay',
      due: `Held until ${nearMomentInLagos(end, now)}`,
      detail: `${timeLeft(end - now)} left. After that the date is free again.`,
    };
  }
  return {
    tone: 'ended',
    state: `Expired ${nearMoment(end, now)}`,
    detail: 'The hall is no longer held for you. Please do not pay this invoice any more.',
  };
}

function attemptText(payment: HallPayment): string {
  const { at, reference } = payment;
  return `${amountText(payment)}, ${statusLabel(payment).toLowerCase()}, ${seenPrefix(payment)}${momentInWords(at)}, reference ${reference}`;
}

/** The payments beside the shown one, reported ones included. */
function otherPaymentTexts(shown: { reference: string } | undefined, { payments }: HallBooking): string[] {
  return payments.filter(({ reference }) => reference !== shown?.reference).map(attemptText);
}

function unsentNotificationText(booking: HallBooking): string {
  return notificationTexts[leastMailOf(unnotified(booking.payments))];
}

function cancelledStatus(booking: HallBooking, text: string): RowStatus {
  return {
    tone: 'ended',
    state: 'Cancelled',
    detail: text + unsentNotificationText(booking),
    otherPayments: otherPaymentTexts(undefined, booking),
  };
}

type PaidBooking = Payable & {
  payment: PaymentRecord & { choice?: HallChoice | undefined };
  paid: string;
  late: boolean;
};

/** A payment after the invoice expired waits for the venue. */
function paidStatus({ payment, paid, late, ...booked }: PaidBooking): RowStatus {
  const text = paymentStatusText(payment, paid);
  if (!wasCalledPaidOrPending(payment) || payment.status === 'denied' || !late) return text;
  const remark = `The invoice expired on ${numericMoment(expiresAt(booked))}. ${lateText(booked.details.hall)}`;
  return { ...text, tone: 'waiting', detail: `${text.detail} ${remark}` };
}

function rowStatus(booking: HallBooking, { late, due }: BookingStatus, now: number): RowStatus {
  const cancelled = cancelledText(booking);
  if (cancelled !== undefined) return cancelledStatus(booking, cancelled);
  const payment = paymentOf(booking);
  const otherPayments = otherPaymentTexts(payment, booking);
  if (!payment) return { ...unpaidStatus(booking, now), otherPayments };
  const paid = paidNames[paidSoFar(booking)];
  const paidText = paidStatus({ ...booking, payment, paid, late });
  const text = { ...paidText, detail: paidText.detail + unsentNotificationText(booking), otherPayments };
  if (due === undefined || late) return text;
  const dueText = due === 'balance' ? balanceDueSentence(booking, now) : moveFeeText(booking).trim();
  return { ...text, tone: 'waiting', due: dueText };
}

/** An expired invoice shows no amounts, so that nobody pays it. */
function sumsOf(booking: HallBooking, { state }: BookingStatus): RowSum[] {
  const payment = paymentOf(booking);
  if (receiptOf(booking) && !isDepositDenied(booking))
    return [{ name: 'Paid', naira: accountOf(booking).paid }, ...amountsLeft(booking)];
  if (payment) return payment.naira > 0 ? [{ name: statusLabel(payment), naira: payment.naira }] : [];
  if (state !== 'held') return [];
  const price = priceOf(booking);
  return [
    { name: 'Deposit, with the caution', naira: price.deposit },
    { name: 'Or in full today', naira: price.full },
  ];
}

/** Whether the row links to changes: once a booking is over, only to record the venue's answer to a request. */
export function hasChangeLink(booking: HallBooking, { isExpired }: BookingStatus): boolean {
  return !isExpired || requestOf(booking) !== undefined;
}

/** `now`: ms since the epoch. */
export function hallRowText(booking: HallBooking, now: number): RowText {
  const { details, invoice, bookingRef } = booking;
  const booked = bookingRef === undefined ? '' : `, booking reference ${bookingRef}`;
  const status = statusOf(booking, now);
  const text = rowStatus(booking, status, now);
  const moved = movedText(booking);
  return {
    number: `Invoice ${invoice.number}${booked}`,
    title: details.hall,
    when: `${formatLongDate(details.eventDate)}, ${eventHours(details)}`,
    what: `${details.eventType}, ${counted(details.noOfPeople, 'guest')}`,
    ...text,
    detail:
      text.detail +
      (isCancelled(booking) || moved === undefined ? '' : ` Moved: ${moved}.`) +
      openRequestText(booking),
    sums: sumsOf(booking, status),
  };
}

const linkPaidNames: Readonly<Record<HallChoice, string>> = {
  deposit: 'Deposit paid',
  full: 'Paid in full',
  balance: 'Balance paid',
  part: 'Part paid',
};

export function familyRowText(record: FamilyRecord): RowText {
  const { details, invoice, firstName, naira } = record;
  const paid = record.choice === undefined ? choiceName(record) : linkPaidNames[record.choice];
  const text = paidStatus({ ...record, payment: record, paid, late: isPaidLate(record, record) });
  const isOurs = wasCalledPaidOrPending(record) && isFromThisDevice(record);
  return {
    title: details.hall,
    when: `${formatLongDate(details.eventDate)}, ${eventHours(details)}`,
    number: `Invoice ${invoice.number}`,
    what: firstName
      ? `For ${firstName}, who sent you this invoice`
      : 'For somebody who sent you this invoice',
    ...text,
    detail: text.detail + (isOurs ? notificationTexts[mailOf(record)] : ''),
    sums: [{ naira, name: statusLabel(record) }],
  };
}

/** A requested hold whose reply never came. */
export function unansweredRowText(hold: UnansweredHold, now: number): RowText {
  const { hall, eventDate, at, invoiceNumber } = hold;
  const hasEnded = now >= unansweredUntil(hold);
  const mayBe = hasEnded ? 'It has expired since.' : 'So the hall may be held for you.';
  return {
    title: hall,
    when: formatLongDate(eventDate),
    number: `Invoice ${invoiceNumber}`,
    what: 'Not confirmed',
    tone: hasEnded ? 'ended' : 'waiting',
    state: 'We did not hear back',
    detail: `We requested the hold on ${numericMoment(at)}, but the reply never reached this device. ${mayBe} Check the date again, or call with the invoice number.`,
    sums: [],
  };
}
