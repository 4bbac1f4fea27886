import { otherDevicePayment } from '../../payment/other-devices.ts';
import { isOwnAttempt, wasCalledPaid, wasCalledPaidOrPending } from '../../payment/payment-record.ts';
import type { FoundPayment } from '../../services/verification.ts';
import type { HallBooking } from '../booking/booking.ts';
import { type HallPayment, type PaymentReport, reportedPayment } from '../booking/hall-payment.ts';
import { bookingPayments } from './hall-purchase.ts';
import type { HallServices } from './hall-services.ts';

export type ReportOutcome =
  /** The payment was found. */
  | 'counted'
  /** Stored as reported until a verification finds the payment. */
  | 'reported'
  /** Stored as reported for good: the venue has no verification service. */
  | 'reported-for-good'
  /** The payment company has no payment with this reference. */
  | 'not-there'
  /** The payment was made on this device. */
  | 'own'
  /** A card form with this reference was opened on this device, and its outcome is unknown. */
  | 'own-unresolved';

/** What to store for a report, given the payments known here and what the verification found. */
function recordOf(
  report: PaymentReport,
  { known, found, now }: { known: readonly HallPayment[]; found: FoundPayment | undefined; now: number },
): HallPayment | 'not-there' {
  const paid = known.filter(wasCalledPaid);
  if (found?.kind === 'none' && paid.length === 0) return 'not-there';
  const seen: HallPayment[] = found ? [otherDevicePayment(report.reference, found, now)] : [];
  return [...paid, ...seen, ...known].find(wasCalledPaidOrPending) ?? reportedPayment(report, now);
}

/** For a report of this device's own payment: stores that it is confirmed, if the verification has found it. */
function confirmOwn(
  { ledger, dispatch }: HallServices,
  booking: HallBooking,
  { own, found }: { own: HallPayment; found: FoundPayment | undefined },
): 'own' | 'own-unresolved' {
  const isFound = found?.kind === 'paid' && found.naira === own.naira;
  if (isFound && bookingPayments(ledger, booking).store.applyVerification(own, 'confirmed'))
    dispatch({ type: 'payments-verified', booking: ledger.latest(booking) });
  return isFound || wasCalledPaidOrPending(own) ? 'own' : 'own-unresolved';
}

/** Adds a payment that someone else says they have made. */
export async function addReport(
  services: HallServices,
  booking: HallBooking,
  report: PaymentReport,
): Promise<ReportOutcome> {
  const { ledger, verifier, browser, dispatch } = services;
  const { reference, by } = report;
  const found = await verifier?.findByReference(reference);
  // Read after the verification, because it may have been paid here meanwhile.
  const known = ledger.latest(booking).payments.filter((payment) => payment.reference === reference);
  const own = known.find(isOwnAttempt);
  if (own) return confirmOwn(services, booking, { own, found });
  const payment = recordOf(report, { known, found, now: browser.now() });
  if (payment === 'not-there') return payment;
  bookingPayments(ledger, booking).store.save({ ...payment, by });
  dispatch({ type: 'payments-verified', booking: ledger.latest(booking) });
  if (wasCalledPaid(payment)) return 'counted';
  return verifier ? 'reported' : 'reported-for-good';
}
