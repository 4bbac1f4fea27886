import {
  type PaymentController,
  paymentController,
  type PaymentDisplay,
} from '../../payment/payment-controller.ts';
import type { ShownResult } from '../../payment/payment-flow.ts';
import { countedPayments, hasDenied, isFromThisDevice } from '../../payment/payment-record.ts';
import { paymentStore } from '../../payment/payment-store.ts';
import type { KnownPayments, Purchase } from '../../payment/purchase.ts';
import type { Browser } from '../../services/browser.ts';
import { accountOf } from '../booking/account.ts';
import { statusOf } from '../booking/booking-status.ts';
import { type HallBooking, receiptOf, hasUnread } from '../booking/booking.ts';
import type { HallOrder, HallPayment } from '../booking/hall-payment.ts';
import { invoiceReferences, referenceStart } from '../booking/invoice.ts';
import type { BookingLedger } from '../ledger/booking-ledger.ts';
import { dashboardFields } from '../text/payment-names.ts';
import type { HallServices } from './hall-services.ts';
import type { InvoicePaymentNotice } from './invoice-notice.ts';

/** The payments of one booking, stored in the ledger. */
export function bookingPayments(ledger: BookingLedger, booking: HallBooking): KnownPayments<HallPayment> {
  const earlier = () => ledger.latest(booking).payments;
  return {
    earlier,
    store: paymentStore(earlier, (payments) => ledger.update({ ...ledger.latest(booking), payments })),
    references: invoiceReferences(booking.invoice, {
      usedInLink: () => undefined,
      fromOtherDevice: (seen, previous) => ({
        ...seen,
        ...(previous?.by && { by: previous.by }),
      }),
    }),
  };
}

/** A first payment is possible while the hall is held and unpaid (I-12), the balance after a first payment. */
export function canPayOrder(booking: HallBooking, { choice }: HallOrder, now: number): boolean {
  if (choice === 'balance' || choice === 'part') {
    const { paid, left } = accountOf(booking);
    return paid > 0 && left.together > 0;
  }
  return !receiptOf(booking) && statusOf(booking, now).isHeld;
}

export function hallPurchase(
  shown: HallBooking,
  order: HallOrder,
  { ledger, browser }: { ledger: BookingLedger; browser: Pick<Browser, 'now'> },
): Purchase<HallPayment, 'paid-or-ended'> {
  const { choice, naira } = order;
  const latest = () => ledger.latest(shown);
  return {
    // Not the hall and day, because the event may have been moved meanwhile.
    name: `invoice ${referenceStart(shown.invoice)}`,
    ...bookingPayments(ledger, shown),
    hasUnread: () => hasUnread(latest()),
    findObstacle: async () => (canPayOrder(latest(), order, browser.now()) ? undefined : 'paid-or-ended'),
    amountOwed: () => accountOf(latest()).outstanding,
    begin: (beginning) => {
      const booking = latest();
      const { firstName, lastName, email, phone } = booking.details;
      const { reference } = beginning;
      const name = `${firstName} ${lastName}`;
      return {
        record: { ...beginning, choice, naira },
        charge: { naira, reference, email, name, phone, booked: dashboardFields(booking, choice) },
      };
    },
  };
}

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
export function hallPayments(
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
