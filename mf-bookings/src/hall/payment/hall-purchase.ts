import type { Browser } from '../../services/browser.ts';
import type { Purchase } from '../../payment/purchase.ts';
import { accountOf } from '../booking/account.ts';
import { type HallBooking, receiptOf } from '../booking/booking.ts';
import { statusOf } from '../booking/booking-status.ts';
import { type HallOrder, type HallPayment, dashboardFields } from '../booking/hall-payment.ts';
import type { BookingLedger } from '../ledger/booking-ledger.ts';
import { bookingPayments } from './booking-payments.ts';

type Services = { ledger: BookingLedger; browser: Pick<Browser, 'now'> };

/** A first payment is possible while the hall is held and unpaid (I-12), the balance after a first payment. */
export function canPayOrder(booking: HallBooking, { choice }: HallOrder, now: number): boolean {
  if (choice === 'balance' || choice === 'part') {
    const { paid, toFollow } = accountOf(booking);
    return paid > 0 && toFollow > 0;
  }
  return !receiptOf(booking) && statusOf(booking, now).isHeld;
}

export function hallPurchase(
  shown: HallBooking,
  order: HallOrder,
  { ledger, browser }: Services,
): Purchase<HallPayment, 'paid-or-ended'> {
  const { choice, naira } = order;
  const latest = () => ledger.latest(shown);
  return {
    // Not the hall and day, because the event may have been moved meanwhile.
    name: `invoice ${shown.invoice.number}`,
    ...bookingPayments(ledger, shown),
    findObstacle: async () => (canPayOrder(latest(), order, browser.now()) ? undefined : 'paid-or-ended'),
    owed: () => accountOf(latest()).owed,
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
