import { specifiedTimes } from '@venue/shared/time/specified-times.ts';
import {
  countedPayments,
  hasDenied,
  isFromThisDevice,
  uncertainPayments,
} from '../../payment/payment-record.ts';
import { pay } from '../../payment/pay.ts';
import type { ShownResult } from '../../payment/payment-flow.ts';
import { announceResult } from '../../payment/payment-result-text.ts';
import { type HallBooking, hasPaidOrPending, receiptOf } from '../booking/booking.ts';
import { statusOf } from '../booking/booking-status.ts';
import type { HallOrder, HallPayment } from '../booking/hall-payment.ts';
import { type InvoicePaymentNotice, isPaidNotice } from './invoice-notice.ts';
import { canPayOrder, verifyHallPayments, hallPurchase } from './hall-purchase.ts';
import { type HallServices, reportFailure } from './hall-services.ts';
import { notifyOfUnsent } from './notify-of-payments.ts';

/** The booking as the visitor saw it, and as this device knows it now. */
type ShownAndLatest = { shown: HallBooking; booking: HallBooking };

/** When the device knows of attempts that the visitor has not been shown. */
function unseenPaymentsNotice({ shown, booking }: ShownAndLatest): InvoicePaymentNotice {
  if (hasDenied(booking.payments)) return { kind: 'denied' };
  const pending = booking.payments.find(({ status }) => status === 'pending');
  if (pending) return { kind: 'paid-or-pending', record: pending };
  const isPaidMeanwhile = countedPayments(booking.payments).length > countedPayments(shown.payments).length;
  return { kind: isPaidMeanwhile ? 'paid-meanwhile' : 'unacknowledged-payments' };
}

/** The receipt of the first payment, if it was made on this device since `shown`. */
function newReceipt({ shown, booking }: ShownAndLatest): HallPayment | undefined {
  const receipt = receiptOf(shown) ? undefined : receiptOf(booking);
  return receipt && isFromThisDevice(receipt) ? receipt : undefined;
}

/** A new receipt and an expired hold show by themselves why no card form was opened. */
function noticeAfter(
  result: ShownResult<HallPayment, unknown>,
  known: ShownAndLatest,
  now: number,
): InvoicePaymentNotice | undefined {
  const receipt = newReceipt(known);
  if (result.kind === 'stopped') return undefined;
  if (result.kind === 'unacknowledged-payments')
    return receipt || !statusOf(known.booking, now).isHeld ? undefined : unseenPaymentsNotice(known);
  return receipt ? { kind: 'paid-or-pending', record: receipt } : result;
}

/**
 * Pays by card. `shown` has the attempts that the visitor has been shown; any other attempt, a payment found by verification or an
 * expired hold stops it (C-22, I-12). Returns undefined if a card form is already opening on this page, or the visitor has left it.
 */
export async function payHall(
  shown: HallBooking,
  order: HallOrder,
  services: HallServices,
): Promise<{ booking: HallBooking; notice: InvoicePaymentNotice | undefined } | undefined> {
  const { ledger, browser } = services;
  // Until it has faded out, the dialog covers the provider's window.
  const waitForDialogToClose = () => browser.pause(specifiedTimes.modalExit);
  const purchase = { ...hallPurchase(shown, order, services), waitForDialogToClose };
  const result = await pay(purchase, shown.payments, services);
  if (result.kind === 'already-running' || result.kind === 'page-left') return undefined;
  const booking = ledger.latest(shown);
  return { booking, notice: noticeAfter(result, { shown, booking }, browser.now()) };
}

async function verifyPayments(services: HallServices, booking: HallBooking): Promise<void> {
  const checked = await verifyHallPayments(booking, services);
  if (!checked) return;
  services.dispatch({ type: 'payments-verified', booking: checked });
  await notifyOfUnsent(services, checked);
}

/** Verifies the payments of a booking, shows what was found, and notifies the venue of any it does not know of. */
export async function refreshHallPayments(services: HallServices, booking: HallBooking): Promise<void> {
  await Promise.all([verifyPayments(services, booking), notifyOfUnsent(services, booking)]);
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
    services.dispatch({ type: 'pay-clicked', booking: latest });
  }
  void refreshHallPayments(services, latest).catch(services.host.report);
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
  if (uncertainPayments(shown.payments).length === 0) {
    return payBooking(services, shown, order).catch((error: unknown) => {
      reportFailure(services, error);
      return false;
    });
  }
  services.dispatch({ type: 'pay-clicked', booking: shown, order });
  await refreshHallPayments(services, shown).catch(services.host.report);
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
  dispatch({ type: 'payment-started', booking: known, order });
  const outcome = await payHall(shown, order, services);
  if (!outcome) return false;
  dispatch({ type: 'payment-ended', ...outcome });
  if (outcome.notice) announceResult(services.host, outcome.notice);
  void refreshHallPayments(services, outcome.booking).catch(services.host.report);
  return isPaidNotice(outcome.notice);
}
