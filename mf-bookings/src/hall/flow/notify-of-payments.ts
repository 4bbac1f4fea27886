import { mailOf, notifyVenue } from '../../payment/notify-venue.ts';
import { type HallBooking, unnotified } from '../booking/booking.ts';
import type { HallPayment } from '../booking/hall-payment.ts';
import { bookingPayments } from './hall-purchase.ts';
import type { HallServices } from './hall-services.ts';

async function notify(
  services: HallServices,
  booking: HallBooking,
  payments: readonly HallPayment[],
): Promise<void> {
  if (payments.length === 0) return;
  const { ledger, host, browser, dispatch } = services;
  const { store } = bookingPayments(ledger, booking);
  const show = (notifying: boolean, payment?: HallPayment) =>
    dispatch({ type: 'notified', booking, notifying, payment });
  show(true);
  await Promise.all(
    payments.map((payment) =>
      notifyVenue(payment, {
        store,
        send: (known) => services.sendPayment(ledger.latest(booking), known),
        report: host.report,
        withLock: browser.withLock,
        // Not read from the device, which may have been wiped meanwhile.
        show: (notified) => show(true, notified),
        // One that breaks keeps neither the others nor the page waiting.
      }).catch(host.report),
    ),
  );
  show(false);
}

/** At the visitor's request: notifies the venue of every payment that it may not know of. */
export function notifyOfPayments(services: HallServices, booking: HallBooking): Promise<void> {
  return notify(services, booking, unnotified(services.ledger.latest(booking)));
}

/** Automatically: only payments without any e-mail yet. One that timed out may have arrived, so it waits for the visitor. */
export function notifyOfUnsent(services: HallServices, booking: HallBooking): Promise<void> {
  const unsent = unnotified(services.ledger.latest(booking)).filter(
    (payment) => mailOf(payment) === 'unsent',
  );
  return notify(services, booking, unsent);
}
