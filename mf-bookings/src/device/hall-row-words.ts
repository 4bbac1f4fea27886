import { formatLongDate } from '@venue/shared/dates.ts';
import { formatNaira } from '@venue/shared/money.ts';
import type { FamilyRecord } from '../family/family-record.ts';
import {
  type HallBooking,
  isTransferAsked,
  leftToPay,
  paymentOf,
  receiptOf,
} from '../hall/booking/booking.ts';
import type { HallPayment, PaymentChoice } from '../hall/payment/hall-payment.ts';
import { expiresAt, invoiceSums } from '../hall/invoice/invoice.ts';
import { balanceDueWords, momentWords, remainingWords } from '../hall/invoice/invoice-words.ts';
import { numericMoment } from '../moments/numeric-moment.ts';
import { type AskedHold, askedUntil } from '../hall/ledger/booking-ledger.ts';
import { paymentStanding, sumName } from './payment-standing.ts';
import type { RowWords, Standing } from './row-words.ts';

const paidNames: Readonly<Record<PaymentChoice, string>> = { full: 'Paid in full', deposit: 'Deposit paid' };

/** What follows a payment, as a sentence; '' where nothing does. */
function leftWords(booking: HallBooking): string {
  const { balance, lateHours } = leftToPay(booking);
  if (!isTransferAsked(booking)) return '';
  return ` ${formatNaira(balance + lateHours)} to follow, ${balanceDueWords(booking)}.`;
}

function unpaidStanding(booking: HallBooking, now: number): Standing {
  const end = expiresAt(booking);
  if (now < end) {
    return {
      mood: 'waiting',
      state: `Held until ${momentWords(end, now)}`,
      detail: `${remainingWords(end - now)} left, Lagos time.`,
    };
  }
  return {
    mood: 'over',
    state: `Ended ${momentWords(end, now)}`,
    detail:
      'By this device’s clock the hall is no longer held for you. Please do not pay this invoice any more.',
  };
}

/** Every other attempt to pay the same, by its reference; '' where there is none. */
function otherWords({ payments }: HallBooking, { reference }: HallPayment): string {
  const others = payments.filter((payment) => payment.reference !== reference);
  return others
    .map(
      (payment) =>
        ` Also ${formatNaira(payment.naira)}, ${sumName(payment)}, reference ${payment.reference}.`,
    )
    .join('');
}

function standing(booking: HallBooking, now: number): Standing {
  const payment = paymentOf(booking);
  if (!payment) return unpaidStanding(booking, now);
  const words = paymentStanding(payment, paidNames[payment.choice]);
  const detail = words.detail + otherWords(booking, payment);
  return { ...words, detail: receiptOf(booking) ? detail + leftWords(booking) : detail };
}

/** An invoice that ended names no sum: nobody is to pay it. */
function sum(booking: HallBooking, now: number): RowWords['sum'] {
  const payment = paymentOf(booking);
  if (payment) return { naira: payment.naira, name: sumName(payment) };
  if (now >= expiresAt(booking)) return undefined;
  const { price } = invoiceSums(booking);
  return { naira: price.deposit, name: `deposit, or ${formatNaira(price.full)} in full` };
}

/** A booked hall at an instant (ms since the epoch). */
export function hallRowWords(booking: HallBooking, now: number): RowWords {
  const { details, invoice, bookingRef } = booking;
  const booked = bookingRef === undefined ? '' : `, booking reference ${bookingRef}`;
  return {
    title: details.hall,
    when: `${formatLongDate(details.eventDate)}, ${details.startTime} to ${details.endTime}`,
    what: `Invoice ${invoice.number}${booked}. ${details.eventType}, ${details.noOfPeople} guests.`,
    ...standing(booking, now),
    sum: sum(booking, now),
  };
}

/** Somebody else's invoice, paid from here. */
export function familyRowWords(record: FamilyRecord): RowWords {
  const { details, invoice, firstName, naira, choice } = record;
  return {
    title: details.hall,
    when: `${formatLongDate(details.eventDate)}, ${details.startTime} to ${details.endTime}`,
    what: `Invoice ${invoice.number}${firstName ? ` of ${firstName}` : ''}, which somebody sent you.`,
    ...paymentStanding(record, paidNames[choice]),
    sum: { naira, name: sumName(record) },
  };
}

/** A hold whose answer never came. */
export function askedRowWords(asked: AskedHold, now: number): RowWords {
  const { hall, eventDate, at, invoiceNumber } = asked;
  const isOver = now >= askedUntil(asked);
  const mayBe = isOver ? 'By this device’s clock it has ended since.' : 'So the hall may be held for you.';
  return {
    title: hall,
    when: formatLongDate(eventDate),
    what: `Invoice ${invoiceNumber}.`,
    mood: isOver ? 'over' : 'waiting',
    state: 'We did not hear back',
    detail: `The hold was asked for ${numericMoment(at)} and no answer reached this device. ${mayBe} Check the date again, or call with the invoice number.`,
    sum: undefined,
  };
}
