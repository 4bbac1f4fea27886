import { clearDraft } from '@venue/shared/form/draft.ts';
import { clearHandover } from '@venue/shared/form/join-handover.ts';
import { trackPending } from '@venue/shared/tabs/pending-work.ts';
import { verifyAll } from '../../payment/verify-payments.ts';
import type { HallDetails } from '../booking/hall-details.ts';
import { hallDraft, handoverFields } from '../booking/hall-fields.ts';
import { bookHall, type BookingOutcome, type BookingServices } from './book-hall.ts';
import { bookingPayments, hallPayments } from './hall-purchase.ts';
import { dayLock, type HallServices, type HoldServices } from './hall-services.ts';
import { sendAndKeep, type SendInvoice, showMail } from './invoice-mail.ts';
import { couldNotRun, showNotBooked } from './not-booked.ts';

function showOutcome(services: HallServices, outcome: BookingOutcome) {
  const { host, dispatch } = services;
  if (outcome.kind !== 'booked' && outcome.kind !== 'held-before') {
    if (outcome.kind === 'failed' || outcome.kind === 'declined') host.report(outcome.error, 'reservation');
    showNotBooked(services, outcome);
    return;
  }
  const { booking } = outcome;
  clearHandover(host.handover('mf-bookings/hall-wishes'), handoverFields);
  if (outcome.kind === 'held-before') {
    const kind = outcome.sameDetails ? 'held-before' : 'held-otherwise';
    dispatch({ type: 'invoice-opened', booking, notice: { kind } });
    return;
  }
  clearDraft(hallDraft);
  if (outcome.mail) showMail(services, 'invoice-opened', { booking, mail: outcome.mail });
  else dispatch({ type: 'invoice-opened', booking });
}

/** Returns to the form after an error on the page. */
export function showInterrupted(services: HallServices, details: HallDetails, cause: unknown): void {
  const { hold, booking } = services.ledger.onDay(details);
  services.host.report(cause);
  showNotBooked(services, couldNotRun(cause, hold !== undefined || booking !== undefined));
}

/** Books a hall (E-02). Two tabs take turns, so that the second finds what the first has booked (E-12). */
export async function bookDay(
  services: HoldServices,
  details: HallDetails,
  sendInvoice: SendInvoice,
): Promise<void> {
  const { reservation, ledger, browser, dispatch } = services;
  dispatch({ type: 'submitted' });
  const bookingServices: BookingServices = {
    reservation,
    ledger,
    sendInvoice: (booking) => sendAndKeep(services, booking, sendInvoice),
    verifyPayments: (booking) => verifyAll(bookingPayments(ledger, booking), services),
    onStep: (step) => dispatch({ type: 'stepped', step }),
    now: browser.now,
    random: browser.random,
  };
  try {
    const booked = browser.withLock(dayLock(details), async () => {
      await browser.timeSettled();
      return bookHall(details, bookingServices);
    });
    showOutcome(services, await trackPending(booked));
  } catch (error) {
    showInterrupted(services, details, error);
  }
}

/** Shows the unfinished booking on this device, if there is one (E-13). */
export async function resumeBooking(services: HallServices): Promise<void> {
  const { ledger, browser } = services;
  // A device clock that is days ahead may make a current booking look expired.
  if (!ledger.shown()) await browser.timeSettled();
  const booking = ledger.shown();
  if (!booking) return;
  services.dispatch({ type: 'invoice-opened', booking });
  await hallPayments(services, booking).refresh();
}
