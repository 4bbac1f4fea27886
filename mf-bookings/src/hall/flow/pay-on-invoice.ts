import { timing } from '@venue/shared/theme/timing.ts';
import { toAskAbout } from '../../payment/earlier-payments.ts';
import { type HallBooking, hasPaidOrPending } from '../booking/booking.ts';
import { statusOf } from '../booking/booking-status.ts';
import type { HallOrder } from '../booking/hall-payment.ts';
import { checkHallPayments } from '../payment/check-hall-payments.ts';
import { canPayOrder } from '../payment/hall-purchase.ts';
import { type HallServices, showToast, reportFailure } from './hall-services.ts';
import { payHall } from './pay-hall.ts';
import { notifyOfUnsent } from './notify-of-payments.ts';

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
    services.dispatch({ type: 'held', booking: latest, news: undefined });
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
    dispatch({ type: 'payment-dismissed', booking: known });
    return false;
  }
  dispatch({ type: 'payment-opened', booking: known, order });
  // Until it has faded out, the dialog covers the provider's window.
  const clear = () => browser.pause(timing.modalExit);
  const end = await payHall(shown, order, { ...services, clear });
  if (end === 'here') return false;
  dispatch({ type: 'payment-settled', ...end });
  if (end.news) showToast(services, end.news);
  void checkPayments(services, end.booking).catch(services.host.report);
  return end.news === 'paid';
}
