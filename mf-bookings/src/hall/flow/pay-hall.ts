import { addressNotTaken } from '../../payment/card-refusal-words.ts';
import type { CardRefusal } from '../../services/charge.ts';
import { newReference } from '../../payment/new-reference.ts';
import type { OpenCardForm } from '../../services/charge.ts';
import { lookedUp, mayPayAfter } from '../../payment/earlier-payments.ts';
import { payAndRecord, type RecordedOutcome } from '../../payment/pay-and-record.ts';
import { type HallBooking, isHeld, isSettled, receiptOf } from '../booking/booking.ts';
import { bookingPayments, checkHallPayment, type CheckTools } from '../payment/check-hall-payments.ts';
import type { Because, InvoiceNews } from './hall-stages.ts';
import type { HallPayment, PaymentChoice } from '../booking/hall-payment.ts';
import { narration } from '../booking/invoice.ts';
import { bookedLines, choiceSum } from '../payment/payment-choice-facts.ts';

export type PayTools = CheckTools & {
  pay: OpenCardForm;
  now: () => number;
  /** In [0, 1). */
  random: () => number;
};

/** Where an attempt leaves the visitor: the booking as this device knows it now, and what has just happened. */
export type HallPaymentEnd = {
  booking: HallBooking;
  news: InvoiceNews | undefined;
  because?: Because;
};

const endings = {
  left: 'payment-left',
  closed: 'payment-unseen',
  'card-refused': 'payment-refused',
  unavailable: 'payment-unavailable',
} as const satisfies Record<'left' | 'closed' | 'card-refused' | 'unavailable', InvoiceNews>;

/** Why the card company said no, in its own words. */
function becauseOf({ about, said }: CardRefusal): Because {
  const words =
    said === undefined ? 'The card company did not say why.' : `The card company says: “${said}”.`;
  return about === 'email' ? { about, words, advice: addressNotTaken } : { about, words };
}

async function charge(
  booking: HallBooking,
  choice: PaymentChoice,
  tools: PayTools,
): Promise<RecordedOutcome<HallPayment>> {
  const { details, invoice } = booking;
  const { now, random, pay } = tools;
  const opened: HallPayment = {
    state: 'opened',
    choice,
    naira: choiceSum(booking, choice),
    reference: newReference(narration(invoice), { now: now(), random: random() }),
    at: now(),
  };
  return payAndRecord(
    opened,
    {
      naira: opened.naira,
      reference: opened.reference,
      email: details.email,
      name: `${details.firstName} ${details.lastName}`,
      phone: details.phone,
      booked: bookedLines(booking, choice),
    },
    {
      pay,
      ledger: bookingPayments(tools.ledger, booking),
      check: (payment) => checkHallPayment(booking, payment, tools),
      now,
    },
  );
}

/** Why no card form is opened, if none is: what is known is shown instead. */
function obstacle(
  booking: HallBooking,
  told: readonly HallPayment[],
  now: number,
): HallPaymentEnd | undefined {
  if (receiptOf(booking) || !isHeld(booking, now)) return { booking, news: undefined };
  if (mayPayAfter(booking.payments, told)) return undefined;
  return { booking, news: isSettled(booking) ? 'payment-pending' : 'payment-earlier' };
}

/**
 * Pays a booking by card, as the visitor saw it: `shown` has the attempts that were told of. Others, an end of the hold
 * or a payment that the look-up finds stop it (C-22, I-12).
 */
export async function payHall(
  shown: HallBooking,
  choice: PaymentChoice,
  tools: PayTools,
): Promise<HallPaymentEnd & { error?: Error }> {
  const { ledger, now } = tools;
  const latest = () => ledger.latest(shown);
  await lookedUp(
    () => latest().payments,
    (payment) => checkHallPayment(shown, payment, tools),
  );
  const stopped = obstacle(latest(), shown.payments, now());
  if (stopped) return stopped;
  const outcome = await charge(latest(), choice, tools);
  const booking = latest();
  if (outcome.kind === 'away') return { booking, news: undefined };
  if (outcome.kind === 'settled') {
    return { booking, news: receiptOf(booking) ? 'paid' : 'payment-pending' };
  }
  const news = receiptOf(booking) ? 'paid' : endings[outcome.kind];
  if (outcome.kind === 'unavailable') return { booking, news, error: outcome.error };
  if (outcome.kind !== 'card-refused') return { booking, news };
  const because = becauseOf(outcome);
  return { booking, news, because, error: new Error(because.words) };
}
