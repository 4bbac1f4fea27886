import { lookUpAll, type LookUpServices } from '../../payment/look-up.ts';
import type { SearchServices } from '../../payment/references.ts';
import type { HallBooking } from '../booking/booking.ts';
import type { BookingLedger } from '../ledger/booking-ledger.ts';
import { bookingPayments } from './booking-payments.ts';

export type CheckServices = SearchServices & LookUpServices & { ledger: BookingLedger };

/** Ms for which a transfer is waited for that nobody can look up: by then its customer or the venue has called. */
const waitedFor = 24 * 3_600_000;

/** Where the venue has no look-up, a transfer that was announced long ago is one that nobody has seen. Gives whether there was one. */
function noteUnseenTransfers(booking: HallBooking, { lookUps, ledger, browser }: CheckServices): boolean {
  if (lookUps) return false;
  const { earlier, attempts } = bookingPayments(ledger, booking);
  const old = earlier().filter(({ state, at }) => state === 'pending' && browser.now() >= at + waitedFor);
  for (const { reference } of old) attempts.note(reference, 'ended');
  return old.length > 0;
}

/**
 * Looks up what the card window called paid until it is confirmed (C-21), and whether a payment has come in since whose end nobody
 * has seen, or that another device made. Gives the booking with the findings, which this device keeps; undefined where nothing was
 * found out.
 */
export async function checkHallPayments(
  booking: HallBooking,
  services: CheckServices,
): Promise<HallBooking | undefined> {
  const isNew =
    noteUnseenTransfers(booking, services) ||
    (await lookUpAll(bookingPayments(services.ledger, booking), services));
  return isNew ? services.ledger.latest(booking) : undefined;
}
