import { paymentStore } from '../../payment/payment-store.ts';
import type { KnownPayments, Purchase } from '../../payment/purchase.ts';
import type { Browser } from '../../services/browser.ts';
import { accountOf } from '../booking/account.ts';
import { type HallBooking, receiptOf, hasUnread } from '../booking/booking.ts';
import { statusOf } from '../booking/booking-status.ts';
import type { HallOrder, HallPayment } from '../booking/hall-payment.ts';
import { dashboardFields } from '../text/payment-names.ts';
import { invoiceReferences, referenceStart } from '../booking/invoice.ts';
import type { BookingLedger } from '../ledger/booking-ledger.ts';

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
