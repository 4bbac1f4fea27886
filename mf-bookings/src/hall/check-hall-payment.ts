import type { Verify } from '../services/verification.ts';
import type { HallBooking } from './booking.ts';
import type { BookingLedger } from './booking-ledger.ts';

export type CheckTools = {
  verify: Verify | undefined;
  ledger: BookingLedger;
  host: { report: (error: unknown) => void };
};

/**
 * Looks up what the card window called paid, once (C-21). Gives the booking with the finding, which this device keeps;
 * undefined where nothing was found out.
 */
export async function checkHallPayment(
  { payment, ...booking }: HallBooking,
  { verify, ledger, host }: CheckTools,
): Promise<HallBooking | undefined> {
  if (!verify || payment.kind !== 'paid' || payment.check) return undefined;
  const verification = await verify(payment);
  if (verification.kind === 'unknown') {
    host.report(verification.error);
    return undefined;
  }
  const latest = ledger.latest({ ...booking, payment });
  if (latest.payment.kind !== 'paid' || latest.payment.reference !== payment.reference) return undefined;
  const checked: HallBooking = { ...latest, payment: { ...latest.payment, check: verification.kind } };
  ledger.update(checked);
  return checked;
}
