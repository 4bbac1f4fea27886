import { lookUpAll, type LookUpTools } from '../../payment/look-up.ts';
import type { SearchTools } from '../../payment/references.ts';
import type { HallBooking } from '../booking/booking.ts';
import type { BookingLedger } from '../ledger/booking-ledger.ts';
import { bookingPayments } from './booking-payments.ts';

export type CheckTools = SearchTools & LookUpTools & { ledger: BookingLedger };

/** Ms for which a transfer is waited for that nobody can look up: by then its customer or the venue has called. */
const waitedFor = 24 * 3_600_000;

/** Where the venue has no look-up, a transfer that was announced long ago is one that nobody has seen. Gives whether there was one. */
function noteUnseenTransfers(booking: HallBooking, { lookUps, ledger, around }: CheckTools): boolean {
  if (lookUps) return false;
  const { earlier, attempts } = bookingPayments(ledger, booking);
  const old = earlier().filter(({ state, at }) => state === 'pending' && around.now() >= at + waitedFor);
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
  tools: CheckTools,
): Promise<HallBooking | undefined> {
  const isNew =
    noteUnseenTransfers(booking, tools) || (await lookUpAll(bookingPayments(tools.ledger, booking), tools));
  return isNew ? tools.ledger.latest(booking) : undefined;
}
