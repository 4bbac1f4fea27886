import { timing } from '@venue/shared/theme/timing.ts';
import { addressNotTaken } from '../../payment/card-form-text.ts';
import { toAskAbout } from '../../payment/payment-record.ts';
import { pay, type PaymentResult } from '../../payment/pay.ts';
import type { CardRefusal } from '../../services/charge.ts';
import { type HallBooking, hasPaidOrPending, receiptOf } from '../booking/booking.ts';
import { statusOf } from '../booking/booking-status.ts';
import type { HallOrder, HallPayment } from '../booking/hall-payment.ts';
import type { HallNews } from '../text/hall-news.tsx';
import { canPayOrder, checkHallPayments, hallPurchase } from './hall-purchase.ts';
import { type HallServices, reportFailure, showToast } from './hall-services.ts';
import type { InvoiceWithNews, RefusalReason } from './hall-stages.ts';
import { notifyOfUnsent } from './notify-of-payments.ts';

function cardRefusal({ about, said }: CardRefusal): RefusalReason {
  const text =
    said === undefined ? 'The payment company did not say why.' : `The payment company says: “${said}”.`;
  return about === 'email' ? { about, text, advice: addressNotTaken } : { about: 'other', text };
}

type Outcome = Exclude<
  PaymentResult<HallPayment, unknown>,
  { kind: 'already-running' | 'open-in-other-tab' }
>;

/** The booking as the visitor saw it, and as this device knows it now. */
type ShownAndLatest = { shown: HallBooking; booking: HallBooking };

function paidIn({ payments }: HallBooking): number {
  return payments.filter(({ state }) => state === 'paid').length;
}

/** News when the device knows of attempts that the visitor has not been shown. */
function unseenPaymentsNews({ shown, booking }: ShownAndLatest): HallNews {
  if (booking.payments.some(({ state }) => state === 'pending')) return 'pending';
  return paidIn(booking) > paidIn(shown) ? 'paid-meanwhile' : 'unacknowledged-payments';
}

function newsOf(outcome: Outcome, known: ShownAndLatest): HallNews | undefined {
  if (outcome.kind === 'settled') return outcome.record.state === 'paid' ? 'paid' : 'pending';
  if (outcome.kind === 'unacknowledged-payments') return unseenPaymentsNews(known);
  if (outcome.kind === 'page-left' || outcome.kind === 'stopped') return undefined;
  return outcome.kind === 'too-much' ? 'paid-meanwhile' : outcome.kind;
}

/** No card form was opened, and the page already shows why. */
const selfExplanatory: ReadonlySet<Outcome['kind']> = new Set([
  'page-left',
  'stopped',
  'unacknowledged-payments',
]);

/** The news to show. A first receipt and an expired hold need none. */
function newsToShow(outcome: Outcome, known: ShownAndLatest, now: number): HallNews | undefined {
  const { shown, booking } = known;
  const isSelfExplanatory = selfExplanatory.has(outcome.kind);
  if (isSelfExplanatory && !statusOf(booking, now).isHeld) return undefined;
  const first = receiptOf(shown) ? undefined : receiptOf(booking);
  if (first && first.choice !== 'other-device') return isSelfExplanatory ? undefined : 'paid';
  return newsOf(outcome, known);
}

/**
 * Pays by card. `shown` has the attempts that the visitor has been shown; any other attempt, a payment found by verification or an
 * expired hold stops it (C-22, I-12). Returns undefined if a card form is already opening on this page.
 */
export async function payHall(
  shown: HallBooking,
  order: HallOrder,
  services: HallServices,
): Promise<InvoiceWithNews | undefined> {
  const { ledger, browser } = services;
  // Until it has faded out, the dialog covers the provider's window.
  const clearScreen = () => browser.pause(timing.modalExit);
  const purchase = { ...hallPurchase(shown, order, services), clearScreen };
  const outcome = await pay(purchase, shown.payments, services);
  if (outcome.kind === 'already-running') return undefined;
  const booking = ledger.latest(shown);
  if (outcome.kind === 'open-in-other-tab') return { booking, news: 'open-in-other-tab' };
  const news = newsToShow(outcome, { shown, booking }, browser.now());
  return outcome.kind === 'card-refused'
    ? { booking, news, refusal: cardRefusal(outcome) }
    : { booking, news };
}

async function lookUpPayments(services: HallServices, booking: HallBooking): Promise<void> {
  const checked = await checkHallPayments(booking, services);
  if (!checked) return;
  services.dispatch({ type: 'payment-checked', booking: checked });
  await notifyOfUnsent(services, checked);
}

/** Verifies the payments of a booking, shows what was found, and notifies the venue of any it does not know of. */
export async function checkPayments(services: HallServices, booking: HallBooking): Promise<void> {
  await Promise.all([lookUpPayments(services, booking), notifyOfUnsent(services, booking)]);
}

/**
 * Opens the choice of payment, or first the question about an earlier card form. If another tab has paid meanwhile or the invoice
 * has expired, that is shown instead (C-22).
 */
export function askForPayment(services: HallServices, booking: HallBooking): void {
  const latest = services.ledger.latest(booking);
  if (hasPaidOrPending(latest) || !statusOf(latest, services.browser.now()).isHeld) {
    services.dispatch({ type: 'invoice-opened', booking: latest });
  } else {
    services.dispatch({ type: 'payment-asked', booking: latest });
  }
  void checkPayments(services, latest).catch(services.host.report);
}

/**
 * Pays the balance or part of it; asks first about an earlier card form or a reported payment (C-22). Returns whether it is paid;
 * the visitor is told of errors.
 */
export async function payBalance(
  services: HallServices,
  shown: HallBooking,
  order: HallOrder,
): Promise<boolean> {
  if (toAskAbout(shown.payments).length === 0) {
    return payBooking(services, shown, order).catch((error: unknown) => {
      reportFailure(services, error);
      return false;
    });
  }
  services.dispatch({ type: 'payment-asked', booking: shown, order });
  await checkPayments(services, shown).catch(services.host.report);
  return false;
}

/**
 * Pays by card and shows how it ended (E-11). Nothing is charged if another tab has paid meanwhile or the invoice has expired (C-22,
 * I-12), or while a card form for this booking is open in another tab. A second click is ignored. Returns whether it is paid.
 */
export async function payBooking(
  services: HallServices,
  shown: HallBooking,
  order: HallOrder,
): Promise<boolean> {
  const { ledger, dispatch, browser } = services;
  const known = ledger.latest(shown);
  if (!canPayOrder(known, order, browser.now())) {
    dispatch({ type: 'invoice-opened', booking: known });
    return false;
  }
  dispatch({ type: 'payment-opened', booking: known, order });
  const outcome = await payHall(shown, order, services);
  if (!outcome) return false;
  dispatch({ type: 'payment-settled', ...outcome });
  if (outcome.news) showToast(services, outcome.news);
  void checkPayments(services, outcome.booking).catch(services.host.report);
  return outcome.news === 'paid';
}
