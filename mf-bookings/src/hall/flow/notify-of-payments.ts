import { mailOf, notifyVenue } from '../../payment/notify-venue.ts';
import { type HallBooking, unnotified } from '../booking/booking.ts';
import type { HallPayment } from '../booking/hall-payment.ts';
import { bookingPayments } from '../payment/booking-payments.ts';
import type { HallDesk } from './hall-desk.ts';

/** What telling needs of a desk. */
type NotifyDesk = Pick<HallDesk, 'ledger' | 'sendPayment' | 'dispatch'> & {
  host: Pick<HallDesk['host'], 'report'>;
  around: Pick<HallDesk['around'], 'inTurn'>;
};

async function notify(
  desk: NotifyDesk,
  booking: HallBooking,
  payments: readonly HallPayment[],
): Promise<void> {
  if (payments.length === 0) return;
  const { ledger, host, around, dispatch } = desk;
  const { attempts } = bookingPayments(ledger, booking);
  const show = (notifying: boolean, payment?: HallPayment) =>
    dispatch({ type: 'notified', booking, notifying, payment });
  show(true);
  await Promise.all(
    payments.map((payment) =>
      notifyVenue(payment, {
        payments: attempts,
        send: (known) => desk.sendPayment(ledger.latest(booking), known),
        report: host.report,
        inTurn: around.inTurn,
        // As it ended, and not as the device has it: it may have been wiped meanwhile.
        show: (notified) => show(true, notified),
      }),
    ),
  );
  show(false);
}

/** Tells the venue of every payment that it may not have heard of, at the visitor's word. */
export function notifyOfPayments(desk: NotifyDesk, booking: HallBooking): Promise<void> {
  return notify(desk, booking, unnotified(desk.ledger.latest(booking)));
}

/** The same unasked, where no e-mail has gone: one without an answer waits for the visitor's word, as it may have arrived. */
export function notifyOfUnsent(desk: NotifyDesk, booking: HallBooking): Promise<void> {
  const unsent = unnotified(desk.ledger.latest(booking)).filter((payment) => mailOf(payment) === 'unsent');
  return notify(desk, booking, unsent);
}
