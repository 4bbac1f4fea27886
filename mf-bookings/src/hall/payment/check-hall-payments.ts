import { verifyAll, type VerifyServices } from '../../payment/verify-payments.ts';
import type { SearchServices } from '../../payment/other-devices.ts';
import type { HallBooking } from '../booking/booking.ts';
import type { BookingLedger } from '../ledger/booking-ledger.ts';
import { bookingPayments } from './booking-payments.ts';

export type CheckServices = SearchServices & VerifyServices & { ledger: BookingLedger };

/**
 * Verifies payments that the card form called paid until they are confirmed (C-21), unresolved ones, and ones made on another
 * device. Stores what it finds and returns the updated booking; undefined if nothing is new.
 */
export async function checkHallPayments(
  booking: HallBooking,
  services: CheckServices,
): Promise<HallBooking | undefined> {
  const isNew = await verifyAll(bookingPayments(services.ledger, booking), services);
  return isNew ? services.ledger.latest(booking) : undefined;
}
