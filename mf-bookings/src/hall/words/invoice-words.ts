import {
  addDays,
  type CalendarDate,
  formatLagosTime,
  formatLongDate,
  lagosDate,
  lagosHour,
} from '@venue/shared/dates.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { hasMoney, isDenied, leftToPay, paymentOf, receiptOf, type HallBooking } from '../booking/booking.ts';
import { balanceDue, mustPayInFull } from '@venue/shared/venue/hall-due.ts';
import type { HallPayment } from '../booking/hall-payment.ts';
import { expiresAt, isLate, lateWords, type Payable } from '../booking/invoice.ts';

/** Where a booking stands, for its headline. */
export type BookingStanding =
  | 'held'
  | 'expired'
  /** The invoice ended, and a card form for it was open whose end nobody has seen. */
  | 'payment-unseen'
  | 'transfer-pending'
  /** Announced when the invoice had ended. */
  | 'transfer-late'
  | 'deposit-paid'
  | 'paid-in-full'
  /** Paid when the invoice had ended. */
  | 'paid-late'
  | 'payment-denied';

function settledStanding(booking: HallBooking, payment: HallPayment): BookingStanding {
  const late = isLate(booking, payment);
  if (payment.state === 'pending') return late ? 'transfer-late' : 'transfer-pending';
  if (late) return 'paid-late';
  return payment.choice === 'full' ? 'paid-in-full' : 'deposit-paid';
}

/** The standing of a booking at an instant (ms since the epoch). */
export function standingOf(booking: HallBooking, now: number): BookingStanding {
  if (isDenied(booking)) return 'payment-denied';
  const payment = paymentOf(booking);
  if (payment && payment.state !== 'opened') return settledStanding(booking, payment);
  if (now < expiresAt(booking)) return 'held';
  return hasMoney(booking) ? 'payment-unseen' : 'expired';
}

/** Whether the invoice takes no payment any more, because its time is over. */
export function isOver(booking: HallBooking, now: number): boolean {
  const standing = standingOf(booking, now);
  return standing === 'expired' || standing === 'payment-unseen';
}

/** `today` or `tomorrow` in Lagos; later or earlier days by their date. */
function dayWords(date: CalendarDate, today: CalendarDate): string {
  if (date === today) return 'today';
  return date === addDays(today, 1) ? 'tomorrow' : formatLongDate(date, 'short');
}

/** `tomorrow, 16:12`, by days and clocks of Lagos, which are named on a device that goes by others. */
export function momentWords(instant: number, now: number): string {
  return `${dayWords(lagosDate(instant), lagosDate(now))}, ${lagosHour(instant)}`;
}

/** `tomorrow, 16:12, Lagos time`: for what others read too, and where the hour is what matters. */
export function momentInLagos(instant: number, now: number): string {
  return `${dayWords(lagosDate(instant), lagosDate(now))}, ${formatLagosTime(instant)}, Lagos time`;
}

/** `23 h 12 min`, on one line; the last hour in minutes. Never less than a minute while it lasts. */
export function remainingWords(ms: number): string {
  const minutes = Math.max(1, Math.floor(ms / 60_000));
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60 === 0 ? '' : `\u00a0${minutes % 60}\u00a0min`;
  return hours > 0 ? `${hours}\u00a0h${rest}` : `${minutes}\u00a0min`;
}

/** By when what a deposit leaves is due: `by Thu 18 Feb 2027`, or at once where the invoice was written too late for it (TC-02, TC-03). */
export function balanceDueWords({ details, invoice, terms }: Payable): string {
  if (mustPayInFull(details.eventDate, lagosDate(invoice.issuedAt), terms)) return 'due at once';
  return `by ${formatLongDate(balanceDue(details.eventDate, terms), 'short')}`;
}

type Headline = { title: string; opening: string };
type HeadlineFacts = { booking: HallBooking; day: string; ends: string };

function confirmation(booking: HallBooking): string {
  return receiptOf(booking)?.check === 'confirmed'
    ? 'The payment is confirmed.'
    : 'The venue confirms the payment by its reference.';
}

const copyWords: Readonly<Record<HallBooking['invoiceMail'], (email: string) => string>> = {
  sent: (email) => `A copy has gone to ${email}.`,
  unsent: (email) => `The copy for ${email} has not gone out yet.`,
  unanswered: (email) => `A copy may have reached ${email}: no answer came back.`,
};

/** What a full payment leaves: nothing, or the late hours. */
function leftWords(booking: HallBooking): string {
  const { lateHours } = leftToPay(booking);
  if (lateHours === 0) return `Nothing more to pay for ${booking.details.hall}.`;
  return `${formatNaira(lateHours)} for late hours to follow, ${balanceDueWords(booking)}.`;
}

const headlines: Readonly<Record<BookingStanding, (facts: HeadlineFacts) => Headline>> = {
  held: ({ booking: { details, invoiceMail }, ends }) => ({
    title: `${details.hall} is held until ${ends}.`,
    opening: `Pay the deposit or the whole sum before then. ${copyWords[invoiceMail](details.email)}`,
  }),
  expired: ({ booking: { details }, day, ends }) => ({
    title: `This invoice ended ${ends}.`,
    opening: `${details.hall} is no longer held for you. It may still be free on ${day}: check the date again, your details are kept.`,
  }),
  'payment-unseen': ({ booking: { details }, ends }) => ({
    title: `Is ${details.hall} paid?`,
    opening: `This invoice ended ${ends}, and a card form for it was open. We saw no payment. If your bank debited you, do not pay again: call us. If not, check the date again: the hall may be let to somebody else.`,
  }),
  'transfer-pending': ({ booking: { details } }) => ({
    title: 'Your transfer is on its way.',
    opening: `When it has arrived, the venue confirms it by its reference, and ${details.hall} is yours. Please do not pay twice.`,
  }),
  'transfer-late': ({ booking: { details }, ends }) => ({
    title: 'Your transfer is on its way.',
    opening: `The invoice had ended ${ends}, before you announced it. ${lateWords(details.hall)} Please do not pay twice.`,
  }),
  'deposit-paid': ({ booking, day }) => ({
    title: `Deposit paid. See you on ${day}.`,
    opening: `It holds ${booking.details.hall} for you. ${confirmation(booking)}`,
  }),
  'paid-in-full': ({ booking, day }) => ({
    title: `Paid. See you on ${day}.`,
    opening: `${leftWords(booking)} ${confirmation(booking)}`,
  }),
  'paid-late': ({ booking: { details }, ends }) => ({
    title: 'Paid, after the invoice had ended.',
    opening: `It ended ${ends}. ${lateWords(details.hall)}`,
  }),
  'payment-denied': ({ booking: { details } }) => ({
    title: 'We cannot find your payment.',
    opening: `The card form said that it went through, the payment company’s records say otherwise. Please do not pay again: we settle it with you, and ${details.hall} with it.`,
  }),
};

/** Headline and opening sentence above the invoice, at an instant (ms since the epoch). */
export function headline(booking: HallBooking, now: number): Headline {
  return headlines[standingOf(booking, now)]({
    booking,
    day: formatLongDate(booking.details.eventDate),
    ends: momentWords(expiresAt(booking), now),
  });
}
