import { verifyAll, type VerifyServices } from '../../payment/verify-payments.ts';
import type { SearchServices } from '../../payment/other-devices.ts';
import type { HallBooking } from '../booking/booking.ts';
import type { BookingLedger } from '../ledger/booking-ledger.ts';
import { bookingPayments } from './booking-payments.ts';

export type CheckServices = SearchServices & VerifyServices & { ledger: BookingLedger };

/**
 * Looks up what the card window called paid until it is confirmed (C-21), and whether a payment has come in since whose end nobody
 * has seen, or that another device made. Gives the booking with the findings, which this device keeps; undefined where nothing was
 * found out.
 */
export async function checkHallPayments(
  booking: HallBooking,
  services: CheckServices,
): Promise<HallBooking | undefined> {
  const isNew = await verifyAll(bookingPayments(services.ledger, booking), services);
  return isNew ? services.ledger.latest(booking) : undefined;
}
