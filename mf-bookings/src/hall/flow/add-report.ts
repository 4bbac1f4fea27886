import { isPaidOrPending } from '../../payment/payment-record.ts';
import { otherDevicePayment } from '../../payment/other-devices.ts';
import { wasFormShown } from '../../payment/references.ts';
import type { HallBooking } from '../booking/booking.ts';
import { type HallPayment, isOwn } from '../booking/hall-payment.ts';
import { type PaymentReport, reportedPayment } from '../booking/payment-report.ts';
import { bookingPayments } from '../payment/booking-payments.ts';
import type { FoundPayment } from '../../services/verification.ts';
import type { HallServices } from './hall-services.ts';

/** What became of a report. */
export type ReportEnd =
  /** Its payment is there. */
  | 'counted'
  /** It stands as reported until a look-up finds its payment. */
  | 'reported'
  /** It stands as reported, and this page can never see its payment: the venue has no look-up. */
  | 'reported-for-good'
  /** The payment company has none under its reference. */
  | 'not-there'
  /** This device made it. */
  | 'own'
  /** This device opened a card form under its reference, and nobody saw how that ended. */
  | 'own-unresolved';

type AddServices = Pick<HallServices, 'ledger' | 'verifier' | 'dispatch'> & {
  browser: Pick<HallServices['browser'], 'now'>;
};

/** The payment as it goes on record, by what is known of it here and by what the look-up has found. */
function recordOf(
  report: PaymentReport,
  { known, found, now }: { known: readonly HallPayment[]; found: FoundPayment | undefined; now: number },
): HallPayment | 'not-there' {
  const paid = known.filter(({ state }) => state === 'paid');
  if (found?.kind === 'none' && paid.length === 0) return 'not-there';
  const seen: HallPayment[] = found
    ? [{ ...otherDevicePayment(report.reference, found, now), choice: 'other-device' }]
    : [];
  return [...paid, ...seen, ...known].find(isPaidOrPending) ?? reportedPayment(report, now);
}

/** Adds what somebody else says to have paid. */
export async function addReport(
  { ledger, verifier, browser, dispatch }: AddServices,
  booking: HallBooking,
  report: PaymentReport,
): Promise<ReportEnd> {
  const { reference, by } = report;
  const found = await verifier?.findByReference(reference);
  // After the look-up: meanwhile it may have been paid here.
  const known = ledger.latest(booking).payments.filter((payment) => payment.reference === reference);
  const own = known.find((payment) => isOwn(payment) && wasFormShown(payment));
  if (own) return isPaidOrPending(own) ? 'own' : 'own-unresolved';
  const payment = recordOf(report, { known, found, now: browser.now() });
  if (payment === 'not-there') return payment;
  bookingPayments(ledger, booking).attempts.keep({ ...payment, by });
  dispatch({ type: 'payment-checked', booking: ledger.latest(booking) });
  if (payment.state === 'paid') return 'counted';
  return verifier ? 'reported' : 'reported-for-good';
}
