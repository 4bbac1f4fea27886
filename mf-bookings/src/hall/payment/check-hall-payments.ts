import { lookUpAll, type LookUpTools } from '../../payment/look-up.ts';
import type { SearchTools } from '../../payment/references.ts';
import type { HallBooking } from '../booking/booking.ts';
import type { BookingLedger } from '../ledger/booking-ledger.ts';
import { bookingPayments } from './booking-payments.ts';

export type CheckTools = SearchTools & LookUpTools & { ledger: BookingLedger };

/**
 * Looks up what the card window called paid, once (C-21), and whether a payment has come in since whose end nobody has
 * seen, or that another device made. Gives the booking with the findings, which this device keeps; undefined where nothing was found out.
 */
export async function checkHallPayments(
  booking: HallBooking,
  tools: CheckTools,
): Promise<HallBooking | undefined> {
  const isNew = await lookUpAll(bookingPayments(tools.ledger, booking), tools);
  return isNew ? tools.ledger.latest(booking) : undefined;
}
