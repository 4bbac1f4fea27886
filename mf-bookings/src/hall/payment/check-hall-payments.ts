import { checkRecord } from '../../payment/check-record.ts';
import type { PaymentRecords } from '../../payment/payment-records.ts';
import type { Verify } from '../../services/verification.ts';
import { hallDay, type HallBooking } from '../booking/booking.ts';
import { type BookingLedger, bookingOf } from '../ledger/booking-ledger.ts';
import type { HallPayment } from '../booking/hall-payment.ts';

type BookingPayments = Pick<PaymentRecords<HallPayment>, 'keep' | 'forget' | 'note'>;

/** The attempts to pay one booking, in its entry of the ledger. */
export function bookingPayments(ledger: BookingLedger, booking: HallBooking): BookingPayments {
  const latest = () => ledger.latest(booking);
  const others = (reference: string) =>
    latest().payments.filter((payment) => payment.reference !== reference);
  const write = (payments: HallPayment[]) => ledger.update({ ...latest(), payments });
  return {
    keep: (payment) => write([...others(payment.reference), payment]),
    forget: (reference) => write(others(reference)),
    note: (reference, check) => {
      const kept = bookingOf(ledger.entry(hallDay(booking.details)));
      const found = kept?.payments.find((payment) => payment.reference === reference);
      const noted: HallPayment | undefined = found && { ...found, state: 'paid', check };
      if (noted) write([...others(reference), noted]);
      return noted;
    },
  };
}

export type CheckTools = {
  verify: Verify | undefined;
  ledger: BookingLedger;
  host: { report: (error: unknown) => void };
};

/** Looks one payment of a booking up. */
export function checkHallPayment(
  booking: HallBooking,
  payment: HallPayment,
  { verify, ledger, host }: CheckTools,
): Promise<HallPayment | undefined> {
  return checkRecord(payment, { verify, ledger: bookingPayments(ledger, booking), host });
}

/**
 * Looks up what the card window called paid, once (C-21), and whether a payment has come in since whose end nobody has
 * seen. Gives the booking with the findings, which this device keeps; undefined where nothing was found out.
 */
export async function checkHallPayments(
  booking: HallBooking,
  tools: CheckTools,
): Promise<HallBooking | undefined> {
  const found = await Promise.all(
    booking.payments.map((payment) => checkHallPayment(booking, payment, tools)),
  );
  return found.some(Boolean) ? tools.ledger.latest(booking) : undefined;
}
