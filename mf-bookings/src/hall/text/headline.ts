import { formatNaira } from '@venue/shared/text/numbers.ts';
import { formatLongDate, lagosDate } from '@venue/shared/time/dates.ts';
import { mainPhone } from '@venue/shared/venue/contacts.ts';
import { cancelledText, moveFeeText } from '../../change-history/change-text.ts';
import { uncertainPayments, hasDenied, wasCalledPaid } from '../../payment/payment-record.ts';
import { paymentTitle } from '../../payment/payment-status-text.ts';
import { momentInWords, nearMoment } from '../../time/moment-in-words.ts';
import { accountOf, balanceDueDay } from '../booking/account.ts';
import { type BookingStatus, statusOf } from '../booking/booking-status.ts';
import { type HallBooking, paymentOf } from '../booking/booking.ts';
import { expiresAt } from '../booking/invoice.ts';
import { lateText, balanceDueText, type PaidSoFar, paidSoFar } from './paid-and-due.ts';

type Headline = { title: string; opening: string };
type HeadlineFacts = { booking: HallBooking; now: number; late: boolean; day: string; expired: string };

/** Whose the hall is, as far as the payments are confirmed. */
function confirmationText({ details, payments }: HallBooking): string {
  const paid = payments.filter(wasCalledPaid);
  if (hasDenied(paid))
    return 'One payment is not confirmed: please call us, and pay nothing more until it is settled.';
  const several = paid.length > 1;
  return paid.every(({ status }) => status === 'confirmed')
    ? `${details.hall} is yours: ${several ? 'the payments are' : 'the payment is'} confirmed.`
    : `${details.hall} is yours once the venue has confirmed ${several ? 'each payment' : 'the payment'} by its reference.`;
}

const copyText: Readonly<Record<HallBooking['invoiceMail'], (email: string) => string>> = {
  sent: (email) => `A copy has gone to ${email}.`,
  unsent: (email) => `The copy for ${email} has not been sent yet.`,
  unanswered: (email) => `A copy may have reached ${email}: we could not confirm that it arrived.`,
};

function heldHeadline({ booking, now }: HeadlineFacts): Headline {
  const { details, invoiceMail, payments } = booking;
  const [earlier] = uncertainPayments(payments);
  const nextStep = earlier
    ? `${paymentTitle(earlier)}: read about it here before you pay.`
    : 'Pay the deposit or the full payment before then.';
  return {
    title: `${details.hall} is held until ${nearMoment(expiresAt(booking), now)}.`,
    opening: `${nextStep} ${copyText[invoiceMail](details.email)}`,
  };
}

/** `to follow, by Thu 18 Feb 2027`, and later `was due on Thu 18 Feb 2027`. */
function followsText(booking: HallBooking, now: number): string {
  const day = balanceDueDay(booking);
  return day !== undefined && day < lagosDate(now)
    ? `was due on ${formatLongDate(day, 'short')}`
    : `to follow, ${balanceDueText(booking)}`;
}

/** What is left to pay, and by when; '' if nothing. */
function leftText(booking: HallBooking, now: number, what = ''): string {
  const { together } = accountOf(booking).left;
  const text = together === 0 ? '' : `${formatNaira(together)}${what} ${followsText(booking, now)}. `;
  return text + moveFeeText(booking);
}

function depositTitle(booking: HallBooking): string {
  const count = booking.payments.filter(wasCalledPaid).length;
  return count > 1 ? `${formatNaira(accountOf(booking).paid)} paid.` : 'Deposit paid.';
}

const paidTexts: Readonly<
  Record<PaidSoFar, (booking: HallBooking, now: number) => { title: string; left: string }>
> = {
  deposit: (booking, now) => ({ title: depositTitle(booking), left: leftText(booking, now) }),
  rental: (booking, now) => ({ title: 'Rental paid.', left: leftText(booking, now, ' for late hours') }),
  full: (booking) => {
    const fee = moveFeeText(booking);
    return fee
      ? { title: 'The hall is paid.', left: fee }
      : { title: 'Paid in full.', left: `Nothing more to pay for ${booking.details.hall}.` };
  },
};

function paidHeadline({ booking, now, late, day, expired }: HeadlineFacts): Headline {
  const { hall, eventDate } = booking.details;
  if (late) return { title: 'Paid after the invoice expired.', opening: `It ${expired}. ${lateText(hall)}` };
  const { title, left } = paidTexts[paidSoFar(booking)](booking, now);
  const hasPassed = eventDate < lagosDate(now);
  return {
    title: hasPassed ? title : `${title} See you on ${day}.`,
    opening: `${confirmationText(booking)} ${left}`.trim(),
  };
}

function paymentHeading(booking: HallBooking): string {
  const payment = paymentOf(booking);
  return payment ? `${paymentTitle(payment)}.` : '';
}

function transferOpening({ booking: { details }, expired, late }: HeadlineFacts): string {
  return late
    ? `The invoice ${expired}, before you announced the transfer. ${lateText(details.hall)} Please do not pay twice.`
    : `Once it arrives, the venue will confirm it by its reference, and ${details.hall} is yours. Please do not pay twice.`;
}

const headlines: Readonly<Record<BookingStatus['state'], (facts: HeadlineFacts) => Headline>> = {
  cancelled: ({ booking, day }) => ({
    title: `${booking.details.hall} on ${day} is cancelled.`,
    opening: `${cancelledText(booking) ?? ''} Please pay nothing more for it.`,
  }),
  held: heldHeadline,
  ended: ({ booking: { details }, day, expired }) => ({
    title: `This invoice ${expired}.`,
    opening: `${details.hall} is no longer held for you. It may still be free on ${day}: check the date again, we have kept your details.`,
  }),
  unresolved: ({ booking: { details }, expired }) => ({
    title: `Is ${details.hall} paid?`,
    opening: `This invoice ${expired}, and a card payment for it had been started. We saw no payment. If your bank debited you, do not pay again: call us. If not, check the date again: the hall may have been let to someone else.`,
  }),
  reported: ({ booking: { details }, expired }) => ({
    title: `Is ${details.hall} paid?`,
    opening: `This invoice ${expired}, and someone says they have paid it. We saw no payment. Ask the venue before anyone pays again: the hall may have been let to someone else.`,
  }),
  pending: (facts) => ({ title: paymentHeading(facts.booking), opening: transferOpening(facts) }),
  paid: paidHeadline,
  denied: ({ booking }) => ({
    title: paymentHeading(booking),
    opening: `The card form said the payment went through, but the payment company’s records say otherwise. Please do not pay again: call us on ${mainPhone}, and we will settle it.`,
  }),
};

/** Headline and opening sentence above the invoice; `now`: ms since the epoch. */
export function headline(booking: HallBooking, now: number): Headline {
  const { state, late } = statusOf(booking, now);
  return headlines[state]({
    booking,
    now,
    late,
    day: formatLongDate(booking.details.eventDate),
    expired: `expired on ${momentInWords(expiresAt(booking))}`,
  });
}
