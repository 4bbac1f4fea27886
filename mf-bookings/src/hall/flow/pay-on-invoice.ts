import { specifiedTimes } from '@venue/shared/time/specified-times.ts';
import { uncertainPayments } from '../../payment/payment-record.ts';
import { statusOf } from '../booking/booking-status.ts';
import { type HallBooking, hasPaidOrPending } from '../booking/booking.ts';
import type { HallOrder } from '../booking/hall-payment.ts';
import { canPayOrder, hallPayments, hallPurchase } from './hall-purchase.ts';
import { type HallServices, reportFailure } from './hall-services.ts';

async function charge(services: HallServices, shown: HallBooking, order: HallOrder): Promise<boolean> {
  const { ledger, dispatch, browser } = services;
  const booking = ledger.latest(shown);
  if (!canPayOrder(booking, order, browser.now())) {
    dispatch({ type: 'invoice-opened', booking });
    return false;
  }
  dispatch({ type: 'payment-started', booking, order });
  // Until it has faded out, the dialog covers the provider's window.
  const waitForDialogToClose = () => browser.pause(specifiedTimes.modalExit);
  const purchase = { ...hallPurchase(shown, order, services), waitForDialogToClose };
  return hallPayments(services, shown).pay(purchase, shown.payments);
}

/**
 * Pays by card and shows how it ended (E-11). `shown` has the payments that the visitor has been shown: any other one, one found by
 * verification, or an expired hold stops it (C-22, I-12). The visitor is told of errors. Returns whether it is paid.
 */
export async function payOrder(
  services: HallServices,
  shown: HallBooking,
  order: HallOrder,
): Promise<boolean> {
  try {
    return await charge(services, shown, order);
  } catch (error) {
    reportFailure(services, error);
    return false;
  }
}

/**
 * Opens the choice of the first payment, or first the question about an earlier card form. If another tab has paid meanwhile or the
 * invoice has expired, that is shown instead (C-22).
 */
export function chooseFirstPayment(services: HallServices, shown: HallBooking): void {
  const booking = services.ledger.latest(shown);
  const isPayable = !hasPaidOrPending(booking) && statusOf(booking, services.browser.now()).isHeld;
  services.dispatch({ type: isPayable ? 'pay-clicked' : 'invoice-opened', booking });
  void hallPayments(services, booking).refresh();
}

/** Pays the balance or part of it; asks first about an earlier card form or a reported payment (C-22). Returns whether it is paid. */
export async function payBalance(
  services: HallServices,
  shown: HallBooking,
  order: HallOrder,
): Promise<boolean> {
  if (uncertainPayments(shown.payments).length === 0) return payOrder(services, shown, order);
  services.dispatch({ type: 'pay-clicked', booking: shown, order });
  await hallPayments(services, shown).refresh();
  return false;
}
