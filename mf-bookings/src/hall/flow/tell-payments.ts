import { mailOf, tellVenue } from '../../payment/tell-venue.ts';
import { type HallBooking, untold } from '../booking/booking.ts';
import type { HallPayment } from '../booking/hall-payment.ts';
import { bookingPayments } from '../payment/booking-payments.ts';
import type { HallDesk } from './hall-desk.ts';

/** What telling needs of a desk. */
type TellDesk = Pick<HallDesk, 'ledger' | 'sendPayment' | 'dispatch'> & {
  host: Pick<HallDesk['host'], 'report'>;
  around: Pick<HallDesk['around'], 'inTurn'>;
};

async function tell(desk: TellDesk, booking: HallBooking, payments: readonly HallPayment[]): Promise<void> {
  if (payments.length === 0) return;
  const { ledger, host, around, dispatch } = desk;
  const { attempts } = bookingPayments(ledger, booking);
  const show = (telling: boolean, told?: HallPayment) => dispatch({ type: 'told', booking, telling, told });
  show(true);
  await Promise.all(
    payments.map((payment) =>
      tellVenue(payment, {
        payments: attempts,
        send: (known) => desk.sendPayment(ledger.latest(booking), known),
        report: host.report,
        inTurn: around.inTurn,
        // As it ended, and not as the device has it: it may have been wiped meanwhile.
        show: (told) => show(true, told),
      }),
    ),
  );
  show(false);
}

/** Tells the venue of every payment that it may not have heard of, at the visitor's word. */
export function tellPayments(desk: TellDesk, booking: HallBooking): Promise<void> {
  return tell(desk, booking, untold(desk.ledger.latest(booking)));
}

/** The same unasked, where no e-mail has gone: one without an answer waits for the visitor's word, as it may have arrived. */
export function tellUnsent(desk: TellDesk, booking: HallBooking): Promise<void> {
  const unsent = untold(desk.ledger.latest(booking)).filter((payment) => mailOf(payment) === 'unsent');
  return tell(desk, booking, unsent);
}
