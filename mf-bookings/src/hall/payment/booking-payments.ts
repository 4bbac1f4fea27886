import { paymentList, type PaymentList } from '../../payment/payment-list.ts';
import type { KnownPayments } from '../../payment/purchase.ts';
import type { HallBooking } from '../booking/booking.ts';
import type { HallPayment } from '../booking/hall-payment.ts';
import { invoiceReferences } from '../booking/invoice.ts';
import type { BookingLedger } from '../ledger/booking-ledger.ts';

/** The payments of one booking, stored in the ledger. */
export function bookingPayments(
  ledger: BookingLedger,
  booking: HallBooking,
): KnownPayments<HallPayment> & { attempts: PaymentList<HallPayment> } {
  const latest = () => ledger.latest(booking);
  return {
    earlier: () => latest().payments,
    attempts: paymentList(
      () => latest().payments,
      (payments) => ledger.update({ ...latest(), payments }),
    ),
    references: invoiceReferences(booking.invoice, {
      usedInLink: () => undefined,
      fromOtherDevice: (seen, before) => ({
        ...seen,
        choice: 'other-device',
        ...(before?.by && { by: before.by }),
      }),
    }),
  };
}
