import { findOut } from '../payment/find-out.ts';
import type { Verify } from '../services/verification.ts';
import type { HallBooking } from './booking.ts';
import type { BookingLedger } from './booking-ledger.ts';

export type CheckTools = {
  verify: Verify | undefined;
  ledger: BookingLedger;
  host: { report: (error: unknown) => void };
};

/**
 * Looks up what the card window called paid, once (C-21), and whether a payment has come in since whose end this page
 * has not seen. Gives the booking with the finding, which this device keeps; undefined where nothing was found out.
 */
export async function checkHallPayment(
  { payment, ...booking }: HallBooking,
  { verify, ledger, host }: CheckTools,
): Promise<HallBooking | undefined> {
  if (!verify || payment.kind === 'none' || ('check' in payment && payment.check)) return undefined;
  const finding = await findOut({ ...payment, state: payment.kind }, { verify, host });
  if (!finding) return undefined;
  const latest = ledger.latest({ ...booking, payment });
  if (latest.payment.kind === 'none' || latest.payment.reference !== payment.reference) return undefined;
  const checked: HallBooking = { ...latest, payment: { ...latest.payment, kind: 'paid', check: finding } };
  ledger.update(checked);
  return checked;
}
