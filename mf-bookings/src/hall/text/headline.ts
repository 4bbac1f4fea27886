import { formatLongDate } from '@venue/shared/time/dates.ts';
import { formatNaira } from '@venue/shared/words/numbers.ts';
import { accountOf } from '../booking/account.ts';
import { paymentOf, type HallBooking } from '../booking/booking.ts';
import { type BookingStatus, statusOf } from '../booking/booking-status.ts';
import { cancelledText, moveFeeText } from '../../change-history/change-text.ts';
import { hasDenied } from '../../payment/payment-status.ts';
import { paymentTitle } from '../../payment/payment-status-text.ts';
import { balanceDueText } from './balance-due.ts';
import { type PaidSoFar, paidSoFar } from './paid-so-far.ts';
import { nearMoment } from '../../time/moment-in-words.ts';
import { expiresAt, lateText } from '../booking/invoice.ts';

type Headline = { title: string; opening: string };
type HeadlineFacts = { booking: HallBooking; day: string; ends: string; late: boolean };

function confirmation({ payments }: HallBooking): string {
  const paid = payments.filter(({ state }) => state === 'paid');
  const several = paid.length > 1;
  if (hasDenied(paid))
    return 'One payment is not confirmed: please pay nothing more until we have settled it.';
  if (paid.every(({ check }) => check === 'confirmed'))
    return several ? 'The payments are confirmed.' : 'The payment is confirmed.';
  return several
    ? 'The venue will confirm each payment by its reference.'
    : 'The venue will confirm the payment by its reference.';
}

const copyText: Readonly<Record<HallBooking['invoiceMail'], (email: string) => string>> = {
  sent: (email) => `A copy has gone to ${email}.`,
  unsent: (email) => `The copy for ${email} has not been sent yet.`,
  unanswered: (email) => `A copy may have reached ${email}: we could not confirm that it arrived.`,
};

/** What is left to pay, and by when; '' if nothing. */
function leftInHeadline(booking: HallBooking): string {
  const { toFollow } = accountOf(booking);
  const text = toFollow === 0 ? '' : `${formatNaira(toFollow)} to follow, ${balanceDueText(booking)}. `;
  return text + moveFeeText(booking);
}

function paidTitle(booking: HallBooking): string {
  const count = booking.payments.filter(({ state }) => state === 'paid').length;
  return count > 1 ? `${formatNaira(accountOf(booking).paid)} paid.` : 'Deposit paid.';
}

function paymentHeading(booking: HallBooking): string {
  const payment = paymentOf(booking);
  return payment ? `${paymentTitle(payment)}.` : '';
}

const paidHeadlines: Readonly<Record<PaidSoFar, (facts: HeadlineFacts) => Headline>> = {
  deposit: ({ booking, day }) => ({
    title: `${paidTitle(booking)} See you on ${day}.`,
    opening: `${booking.details.hall} is yours. ${leftInHeadline(booking)}${confirmation(booking)}`,
  }),
  rental: ({ booking, day }) => ({
    title: `Rental paid. See you on ${day}.`,
    opening: `${formatNaira(accountOf(booking).toFollow)} for late hours to follow, ${balanceDueText(booking)}. ${moveFeeText(booking)}${confirmation(booking)}`,
  }),
  full: ({ booking, day }) => {
    const fee = moveFeeText(booking);
    return {
      title: fee ? `The hall is paid. See you on ${day}.` : `Paid in full. See you on ${day}.`,
      opening: `${fee || `Nothing more to pay for ${booking.details.hall}. `}${confirmation(booking)}`,
    };
  },
};

function paidLateHeadline({ booking: { details }, ends }: HeadlineFacts): Headline {
  return {
    title: 'Paid after the invoice expired.',
    opening: `It expired ${ends}. ${lateText(details.hall)}`,
  };
}

function transferOpening({ booking: { details }, ends, late }: HeadlineFacts): string {
  return late
    ? `The invoice expired ${ends}, before you announced the transfer. ${lateText(details.hall)} Please do not pay twice.`
    : `Once it arrives, the venue will confirm it by its reference, and ${details.hall} is yours. Please do not pay twice.`;
}

const headlines: Readonly<Record<BookingStatus['is'], (facts: HeadlineFacts) => Headline>> = {
  cancelled: ({ booking, day }) => ({
    title: `${booking.details.hall} on ${day} is cancelled.`,
    opening: `${cancelledText(booking) ?? ''} Please pay nothing more for it.`,
  }),
  held: ({ booking: { details, invoiceMail }, ends }) => ({
    title: `${details.hall} is held until ${ends}.`,
    opening: `Pay the deposit or the full payment before then. ${copyText[invoiceMail](details.email)}`,
  }),
  ended: ({ booking: { details }, day, ends }) => ({
    title: `This invoice expired ${ends}.`,
    opening: `${details.hall} is no longer held for you. It may still be free on ${day}: check the date again, we have kept your details.`,
  }),
  unresolved: ({ booking: { details }, ends }) => ({
    title: `Is ${details.hall} paid?`,
    opening: `This invoice expired ${ends}, and a card payment for it had been started. We saw no payment. If your bank debited you, do not pay again: call us. If not, check the date again: the hall may have been let to someone else.`,
  }),
  reported: ({ booking: { details }, ends }) => ({
    title: `Is ${details.hall} paid?`,
    opening: `This invoice expired ${ends}, and someone says they have paid it. We saw no payment. Ask the venue before anyone pays again: the hall may have been let to someone else.`,
  }),
  pending: (facts) => ({ title: paymentHeading(facts.booking), opening: transferOpening(facts) }),
  paid: (facts) => (facts.late ? paidLateHeadline(facts) : paidHeadlines[paidSoFar(facts.booking)](facts)),
  denied: ({ booking }) => ({
    title: paymentHeading(booking),
    opening: `The card form said the payment went through, but the payment company’s records say otherwise. Please do not pay again: we will settle it with you, and ${booking.details.hall} with it.`,
  }),
};

/** Headline and opening sentence above the invoice; `now`: ms since the epoch. */
export function headline(booking: HallBooking, now: number): Headline {
  const { is, late } = statusOf(booking, now);
  return headlines[is]({
    booking,
    day: formatLongDate(booking.details.eventDate),
    ends: nearMoment(expiresAt(booking), now),
    late,
  });
}
