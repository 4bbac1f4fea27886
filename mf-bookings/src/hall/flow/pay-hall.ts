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

/** `clear` resolves when nothing covers the provider's window any more. */
export type HallPayServices = PayServices & { ledger: BookingLedger; clear: () => Promise<void> };

export type HallPaymentEnd = {
  booking: HallBooking;
  news: HallNews | undefined;
  refusal?: RefusalReason;
};

function cardRefusal({ about, said }: CardRefusal): RefusalReason {
  const text =
    said === undefined ? 'The payment company did not say why.' : `The payment company says: “${said}”.`;
  return about === 'email' ? { about, text, advice: addressNotTaken } : { about: 'other', text };
}

type End = Exclude<PaymentResult<HallPayment, unknown>, { kind: 'here' | 'other-tab' }>;

/** The booking as the visitor saw it, and as this device knows it now. */
type ShownAndLatest = { shown: HallBooking; booking: HallBooking };

function paidIn({ payments }: HallBooking): number {
  return payments.filter(({ state }) => state === 'paid').length;
}

/** News when the device knows of attempts that the visitor has not been shown. */
function unseenPaymentsNews({ shown, booking }: ShownAndLatest): HallNews {
  if (booking.payments.some(({ state }) => state === 'pending')) return 'pending';
  return paidIn(booking) > paidIn(shown) ? 'paid-meanwhile' : 'recognised';
}

function newsOf(end: End, known: ShownAndLatest): HallNews | undefined {
  if (end.kind === 'settled') return end.record.state === 'paid' ? 'paid' : 'pending';
  if (end.kind === 'recognised') return unseenPaymentsNews(known);
  if (end.kind === 'page-left' || end.kind === 'stopped') return undefined;
  return end.kind === 'too-much' ? 'paid-meanwhile' : end.kind;
}

/** No card form was opened, and the page already shows why. */
const selfExplanatory: ReadonlySet<End['kind']> = new Set(['page-left', 'stopped', 'recognised']);

/** The news to show. A first receipt and an expired hold need none. */
function newsToShow(end: End, known: ShownAndLatest, now: number): HallNews | undefined {
  const { shown, booking } = known;
  const isSelfExplanatory = selfExplanatory.has(end.kind);
  if (isSelfExplanatory && !statusOf(booking, now).isHeld) return undefined;
  const first = receiptOf(shown) ? undefined : receiptOf(booking);
  if (first && first.choice !== 'other-device') return isSelfExplanatory ? undefined : 'paid';
  return newsOf(end, known);
}

/**
 * Pays by card. `shown` has the attempts that the visitor has been shown; any other attempt, a payment found by verification or an
 * expired hold stops it (C-22, I-12). Returns `here` if a card form is already opening on this page.
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
  const news = newsToShow(end, { shown, booking }, browser.now());
  return end.kind === 'card-refused' ? { booking, news, refusal: cardRefusal(end) } : { booking, news };
}
