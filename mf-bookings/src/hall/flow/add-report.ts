import { isMade } from '../../payment/payment-record.ts';
import { hasShown, otherDevicePayment } from '../../payment/references.ts';
import type { HallBooking } from '../booking/booking.ts';
import { type HallPayment, isFromHere } from '../booking/hall-payment.ts';
import { type PaymentReport, reportedPayment } from '../booking/payment-report.ts';
import { bookingPayments } from '../payment/booking-payments.ts';
import type { HallDesk } from './hall-desk.ts';

/** What became of a report: its payment counts, it stands as reported, the payment company has none under its reference, or this device made it. */
export type ReportEnd = 'counted' | 'reported' | 'not-there' | 'own';

type AddDesk = Pick<HallDesk, 'ledger' | 'lookUps' | 'dispatch'> & {
  around: Pick<HallDesk['around'], 'now'>;
};

/** The payment as it goes on record, by what is known of it here and by what the look-up says. */
async function recordOf(
  { lookUps, around }: AddDesk,
  report: PaymentReport,
  known: readonly HallPayment[],
): Promise<HallPayment | 'not-there'> {
  const { reference } = report;
  const found = await lookUps?.findByReference(reference);
  if (found?.kind === 'none') return 'not-there';
  const now = around.now();
  const seen: HallPayment[] = found
    ? [{ ...otherDevicePayment(reference, found, now), choice: 'other-device' }]
    : [];
  return [...seen, ...known].find(isMade) ?? reportedPayment(report, now);
}

/** Adds what somebody else says to have paid. */
export async function addReport(
  desk: AddDesk,
  booking: HallBooking,
  report: PaymentReport,
): Promise<ReportEnd> {
  const { ledger, dispatch } = desk;
  const { payments } = ledger.latest(booking);
  const known = payments.filter(({ reference }) => reference === report.reference);
  if (known.some((payment) => isFromHere(payment) && hasShown(payment))) return 'own';
  const paid = known.find(({ state }) => state === 'paid');
  const payment = paid ?? (await recordOf(desk, report, known));
  if (payment === 'not-there') return payment;
  bookingPayments(ledger, booking).attempts.keep({ ...payment, by: report.by });
  dispatch({ type: 'payment-checked', booking: ledger.latest(booking) });
  return payment.state === 'paid' ? 'counted' : 'reported';
}
