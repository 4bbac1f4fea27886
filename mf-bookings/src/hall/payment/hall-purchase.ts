import type { Surroundings } from '../../services/surroundings.ts';
import type { Purchase } from '../../payment/purchase.ts';
import { type HallBooking, hallDay, isHeld, receiptOf } from '../booking/booking.ts';
import type { HallPayment, PaymentChoice } from '../booking/hall-payment.ts';
import { narration } from '../booking/invoice.ts';
import type { BookingLedger } from '../ledger/booking-ledger.ts';
import { bookingPayments } from './check-hall-payments.ts';
import { bookedLines, choiceSum } from './payment-choice-facts.ts';

type Tools = { ledger: BookingLedger; around: Pick<Surroundings, 'now'> };

/** What was chosen of a hall's invoice, as this device knows its booking by then (I-12): not once it is paid or has ended. */
export function hallPurchase(
  shown: HallBooking,
  choice: PaymentChoice,
  { ledger, around }: Tools,
): Purchase<HallPayment, 'paid-or-ended'> {
  const latest = () => ledger.latest(shown);
  return {
    name: hallDay(shown.details),
    subject: narration(latest().invoice),
    attempts: bookingPayments(ledger, shown),
    earlier: () => latest().payments,
    stop: async () => {
      const booking = latest();
      return receiptOf(booking) || !isHeld(booking, around.now()) ? 'paid-or-ended' : undefined;
    },
    begin: (beginning) => {
      const booking = latest();
      const { firstName, lastName, email, phone } = booking.details;
      const naira = choiceSum(booking, choice);
      const { reference } = beginning;
      const name = `${firstName} ${lastName}`;
      return {
        record: { ...beginning, choice, naira },
        charge: { naira, reference, email, name, phone, booked: bookedLines(booking, choice) },
      };
    },
  };
}
