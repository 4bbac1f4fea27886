import { addressNotTaken } from '../../payment/card-form-text.ts';
import { pay, type PaymentResult, type PayServices } from '../../payment/pay.ts';
import type { CardRefusal } from '../../services/charge.ts';
import { type HallBooking, receiptOf } from '../booking/booking.ts';
import { statusOf } from '../booking/booking-status.ts';
import type { HallOrder, HallPayment } from '../booking/hall-payment.ts';
import type { BookingLedger } from '../ledger/booking-ledger.ts';
import { hallPurchase } from '../payment/hall-purchase.ts';
import type { HallNews } from '../text/hall-news.tsx';
import type { RefusalReason } from './hall-stages.ts';

/** What paying a hall needs of its page; `clear` resolves when nothing lies over the provider's window any more. */
export type HallPayServices = PayServices & { ledger: BookingLedger; clear: () => Promise<void> };

/** Where an attempt leaves the visitor: the booking as this device knows it now, and what has just happened. */
export type HallPaymentEnd = {
  booking: HallBooking;
  news: HallNews | undefined;
  refusal?: RefusalReason;
};

/** Why the card company said no, in its own words. */
function cardRefusal({ about, said }: CardRefusal): RefusalReason {
  const text = said === undefined ? 'The card company did not say why.' : `The card company says: “${said}”.`;
  return about === 'email' ? { about, text, advice: addressNotTaken } : { about: 'other', text };
}

type End = Exclude<PaymentResult<HallPayment, unknown>, { kind: 'here' | 'other-tab' }>;

/** What the visitor saw of the booking, and what this device knows of it now. */
type BeforeAndAfter = { shown: HallBooking; booking: HallBooking };

function paidIn({ payments }: HallBooking): number {
  return payments.filter(({ state }) => state === 'paid').length;
}

/** What is told where attempts are known that the visitor was not told of. */
function recognisedNews({ shown, booking }: BeforeAndAfter): HallNews {
  if (booking.payments.some(({ state }) => state === 'pending')) return 'pending';
  return paidIn(booking) > paidIn(shown) ? 'paid-meanwhile' : 'recognised';
}

function newsOf(end: End, known: BeforeAndAfter): HallNews | undefined {
  if (end.kind === 'settled') return end.record.state === 'paid' ? 'paid' : 'pending';
  if (end.kind === 'recognised') return recognisedNews(known);
  if (end.kind === 'page-left' || end.kind === 'stopped') return undefined;
  return end.kind === 'too-much' ? 'paid-meanwhile' : end.kind;
}

/** No card form was opened, and what is known shows without a word. */
const silent: ReadonlySet<End['kind']> = new Set(['page-left', 'stopped', 'recognised']);

/** What is told of an end; the first receipt, and an end of the hold, speak for themselves. */
function toldOf(end: End, known: BeforeAndAfter, now: number): HallNews | undefined {
  const { shown, booking } = known;
  const isSilent = silent.has(end.kind);
  if (isSilent && !statusOf(booking, now).isHeld) return undefined;
  const first = receiptOf(shown) ? undefined : receiptOf(booking);
  if (first && first.choice !== 'other-device') return isSilent ? undefined : 'paid';
  return newsOf(end, known);
}

/**
 * Pays an order by card, as the visitor saw it: `shown` has the attempts that were told of. Others, an end of the hold
 * or a payment that the look-up finds stop it (C-22, I-12). Gives `here` for a second click.
 */
export async function payHall(
  shown: HallBooking,
  order: HallOrder,
  services: HallPayServices,
): Promise<HallPaymentEnd | 'here'> {
  const { ledger, clear, browser } = services;
  const end = await pay(
    { ...hallPurchase(shown, order, services), clearScreen: clear },
    shown.payments,
    services,
  );
  const booking = ledger.latest(shown);
  if (end.kind === 'here') return 'here';
  if (end.kind === 'other-tab') return { booking, news: 'other-tab' };
  const news = toldOf(end, { shown, booking }, browser.now());
  return end.kind === 'card-refused' ? { booking, news, refusal: cardRefusal(end) } : { booking, news };
}
