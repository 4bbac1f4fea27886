import { addressNotTaken } from '../../payment/card-refusal-words.ts';
import { pay, type PaymentEnd, type PayTools } from '../../payment/pay.ts';
import type { CardRefusal } from '../../services/charge.ts';
import { type HallBooking, isHeld, isSettled, receiptOf } from '../booking/booking.ts';
import type { HallPayment, PaymentChoice } from '../booking/hall-payment.ts';
import type { BookingLedger } from '../ledger/booking-ledger.ts';
import { hallPurchase } from '../payment/hall-purchase.ts';
import type { Because, InvoiceNews } from './hall-stages.ts';

/** What paying a hall needs of its page; `clear` resolves when nothing lies over the provider's window any more. */
export type HallTill = PayTools & { ledger: BookingLedger; clear: () => Promise<void> };

/** Where an attempt leaves the visitor: the booking as this device knows it now, and what has just happened. */
export type HallPaymentEnd = {
  booking: HallBooking;
  news: InvoiceNews | undefined;
  because?: Because;
};

/** Why the card company said no, in its own words. */
function becauseOf({ about, said }: CardRefusal): Because {
  const words =
    said === undefined ? 'The card company did not say why.' : `The card company says: “${said}”.`;
  return about === 'email' ? { about, words, advice: addressNotTaken } : { about, words };
}

type End = Exclude<PaymentEnd<HallPayment, unknown>, { kind: 'here' | 'elsewhere' }>;

/** What is told of an end, while the booking is not paid. */
const newsOf = {
  settled: () => 'payment-pending',
  closed: () => 'payment-unseen',
  left: () => 'payment-left',
  away: () => undefined,
  'card-refused': () => 'payment-refused',
  unavailable: () => 'payment-unavailable',
  stopped: () => undefined,
  recognised: (booking) => (isSettled(booking) ? 'payment-pending' : 'payment-earlier'),
} as const satisfies Record<End['kind'], (booking: HallBooking) => InvoiceNews | undefined>;

/** No card form was opened, and what is known shows without a word. */
const silent: ReadonlySet<End['kind']> = new Set(['away', 'stopped', 'recognised']);

/**
 * Pays a booking by card, as the visitor saw it: `shown` has the attempts that were told of. Others, an end of the hold
 * or a payment that the look-up finds stop it (C-22, I-12). Gives `here` for a second click.
 */
export async function payHall(
  shown: HallBooking,
  choice: PaymentChoice,
  till: HallTill,
): Promise<HallPaymentEnd | 'here'> {
  const { ledger, clear, around } = till;
  const end = await pay({ ...hallPurchase(shown, choice, till), clear }, shown.payments, till);
  const booking = ledger.latest(shown);
  if (end.kind === 'here') return 'here';
  if (end.kind === 'elsewhere') return { booking, news: 'payment-elsewhere' };
  if (silent.has(end.kind) && !isHeld(booking, around.now())) return { booking, news: undefined };
  if (receiptOf(booking)) return { booking, news: silent.has(end.kind) ? undefined : 'paid' };
  const news = newsOf[end.kind](booking);
  return end.kind === 'card-refused' ? { booking, news, because: becauseOf(end) } : { booking, news };
}
