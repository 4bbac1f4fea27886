import { timing } from '@venue/shared/timing.ts';
import { toAskAbout } from '../../payment/earlier-payments.ts';
import { type HallBooking, hasPaidOrPending } from '../booking/booking.ts';
import { statusOf } from '../booking/booking-status.ts';
import type { HallOrder } from '../booking/hall-payment.ts';
import { checkHallPayments } from '../payment/check-hall-payments.ts';
import { takesOrder } from '../payment/hall-purchase.ts';
import { type HallServices, tell, tellOfFailure } from './hall-services.ts';
import { payHall } from './pay-hall.ts';
import { notifyOfUnsent } from './notify-of-payments.ts';

async function lookUpPayments(services: HallServices, booking: HallBooking): Promise<void> {
  const checked = await checkHallPayments(booking, services);
  if (!checked) return;
  services.dispatch({ type: 'payment-checked', booking: checked });
  await notifyOfUnsent(services, checked);
}

/** Looks up the payments of a booking and shows what was found out; the venue hears of those of which it has not. */
export async function checkPayments(services: HallServices, booking: HallBooking): Promise<void> {
  await Promise.all([lookUpPayments(services, booking), notifyOfUnsent(services, booking)]);
}

/**
 * Opens the choice of payment, after a question where a card form was open before. What another tab has paid or
 * announced meanwhile, and what has ended, shows instead (C-22).
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
 * Pays what is left of a booking, or a part of it; after a question where a card form was open before, or somebody says to
 * have paid (C-22). Gives whether it is paid; not where something went wrong, of which the visitor is told.
 */
export async function payBalance(
  services: HallServices,
  shown: HallBooking,
  order: HallOrder,
): Promise<boolean> {
  if (toAskAbout(shown.payments).length === 0) {
    return payBooking(services, shown, order).catch((error: unknown) => {
      tellOfFailure(services, error);
      return false;
    });
  }
  services.dispatch({ type: 'payment-asked', booking: shown, order });
  await checkPayments(services, shown).catch(services.host.report);
  return false;
}

/**
 * Pays what was ordered and tells how it ended (E-11). What another tab has paid meanwhile, and what has run out, is
 * not paid any more (C-22, I-12). While the card form for the same booking is open in another tab, none opens here; a
 * second click while it opens here is none. Gives whether it is paid.
 */
export async function payBooking(
  services: HallServices,
  shown: HallBooking,
  order: HallOrder,
): Promise<boolean> {
  const { ledger, dispatch, browser } = services;
  const known = ledger.latest(shown);
  if (!takesOrder(known, order, browser.now())) {
    dispatch({ type: 'payment-dismissed', booking: known });
    return false;
  }
  dispatch({ type: 'payment-opened', booking: known, order });
  // The dialog stays in the top layer, over the provider's window, until it has faded.
  const clear = () => browser.pause(timing.modalExit);
  const end = await payHall(shown, order, { ...services, clear });
  if (end === 'here') return false;
  dispatch({ type: 'payment-settled', ...end });
  if (end.news) tell(services, end.news);
  void checkPayments(services, end.booking).catch(services.host.report);
  return end.news === 'paid';
}
