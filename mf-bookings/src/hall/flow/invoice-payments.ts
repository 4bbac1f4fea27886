import {
  type PaymentController,
  paymentController,
  type PaymentDisplay,
} from '../../payment/payment-controller.ts';
import type { ShownResult } from '../../payment/payment-flow.ts';
import { countedPayments, hasDenied, isFromThisDevice } from '../../payment/payment-record.ts';
import { type HallBooking, receiptOf } from '../booking/booking.ts';
import { statusOf } from '../booking/booking-status.ts';
import type { HallPayment } from '../booking/hall-payment.ts';
import { bookingPayments } from './hall-purchase.ts';
import type { HallServices } from './hall-services.ts';
import type { InvoicePaymentNotice } from './invoice-notice.ts';

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

/** What to say after an attempt. A new receipt and an expired hold show by themselves why no card form was opened. */
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

/** How an invoice shows what becomes of its payments. `shown`: the booking as the visitor saw it. */
function invoiceDisplay(
  { ledger, dispatch, browser }: HallServices,
  shown: HallBooking,
): PaymentDisplay<HallPayment, 'paid-or-ended'> {
  return {
    ended: (result) => {
      const booking = ledger.latest(shown);
      const notice = noticeAfter(result, { shown, booking }, browser.now());
      dispatch({ type: 'payment-ended', booking, notice });
      return notice;
    },
    verified: () => dispatch({ type: 'payments-verified', booking: ledger.latest(shown) }),
    mailed: (payments, notifying) => dispatch({ type: 'notified', booking: shown, payments, notifying }),
  };
}

/** Pays and verifies the payments of a booking, and notifies the venue of them. `shown`: the booking as the visitor saw it. */
export function invoicePayments(
  services: HallServices,
  shown: HallBooking,
): PaymentController<HallPayment, 'paid-or-ended'> {
  const { ledger, sendPayment } = services;
  return paymentController({
    known: bookingPayments(ledger, shown),
    send: (payment) => sendPayment(ledger.latest(shown), payment),
    display: invoiceDisplay(services, shown),
    services,
  });
}
