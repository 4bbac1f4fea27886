import { clearDraft } from '@venue/shared/form/draft.ts';
import { clearHandover } from '@venue/shared/form/join-handover.ts';
import { underWay } from '@venue/shared/tabs/under-way.ts';
import { statusOf } from '../booking/booking-status.ts';
import type { HallDetails } from '../booking/hall-booking-schema.ts';
import { hallDraft, handoverFields } from '../booking/hall-fields.ts';
import type { BookingLedger } from '../ledger/booking-ledger.ts';
import { bookHall, type BookingOutcome, type BookingServices, hasSameDetails } from './book-hall.ts';
import { checkHallPayments } from './hall-purchase.ts';
import { dayLock, type HallServices, type HoldServices, showToast } from './hall-services.ts';
import { type NotBooked, notBookedMessage } from './hall-stages.ts';
import { mailNews, sendAndKeep, type SendInvoice } from './invoice-mail.ts';
import { checkPayments } from './pay-on-invoice.ts';

/** Returns to the form with the reason. */
export function showNotBooked(
  { host, dispatch }: Pick<HallServices, 'host' | 'dispatch'>,
  notBooked: NotBooked,
): void {
  const { kind } = notBooked;
  if (kind === 'failed' || kind === 'declined') host.report(notBooked.error, 'reservation');
  dispatch({ type: 'not-booked', notBooked });
  host.notify('error', notBookedMessage(notBooked));
}

function showOutcome(services: HallServices, outcome: BookingOutcome) {
  const { host, dispatch } = services;
  if (outcome.kind !== 'booked' && outcome.kind !== 'held-before') {
    showNotBooked(services, outcome);
    return;
  }
  const { booking } = outcome;
  clearHandover(host.handover('mf-bookings/hall-wishes'), handoverFields);
  if (outcome.kind === 'held-before') {
    const news = outcome.sameDetails ? 'held-before' : 'held-otherwise';
    dispatch({ type: 'invoice-opened', booking, news });
    return;
  }
  clearDraft(hallDraft);
  const shown = outcome.mail && mailNews(outcome.mail);
  dispatch({ type: 'invoice-opened', booking, ...shown });
  if (shown) showToast(services, shown.news);
}

/**
 * The outcome of a booking that was cut short by an error on the page. A confirmed hold is shown; one that was requested is never
 * denied. `now` in ms since the epoch.
 */
export function interruptedBooking(
  ledger: BookingLedger,
  details: HallDetails,
  { cause, now }: { cause: unknown; now: number },
): BookingOutcome {
  const { hold, booking } = ledger.onDay(details);
  if (booking && !hold && statusOf(booking, now).isHeld)
    return { kind: 'held-before', booking, sameDetails: hasSameDetails(details, booking.details) };
  const error = new Error('the booking could not run', { cause });
  return { kind: 'failed', error, maybeHeld: hold !== undefined };
}

/** Books a hall (E-02). Two tabs take turns, so that the second finds what the first has booked (E-12). */
export async function bookDay(
  services: HoldServices,
  details: HallDetails,
  sendInvoice: SendInvoice,
): Promise<void> {
  const { reservation, ledger, browser, host, dispatch } = services;
  dispatch({ type: 'submitted' });
  const bookingServices: BookingServices = {
    reservation,
    ledger,
    sendInvoice: (booking) => sendAndKeep(services, booking, sendInvoice),
    check: (booking) => checkHallPayments(booking, services),
    onStep: (step) => dispatch({ type: 'stepped', step }),
    now: browser.now,
    random: browser.random,
  };
  try {
    const booked = browser.inTurn(dayLock(details), async () => {
      await browser.timeSettled();
      return bookHall(details, bookingServices);
    });
    showOutcome(services, await underWay(booked));
  } catch (error) {
    host.report(error);
    showOutcome(services, interruptedBooking(ledger, details, { cause: error, now: browser.now() }));
  }
}

/** A device clock that is days ahead may make a current booking look expired, so wait for the site's time. */
async function shownInTime({ ledger, browser }: HallServices) {
  await browser.timeSettled();
  return ledger.shown();
}

/** Shows the unfinished booking on this device, if there is one (E-13). */
export async function resumeBooking(services: HallServices): Promise<void> {
  const booking = services.ledger.shown() ?? (await shownInTime(services));
  if (!booking) return;
  services.dispatch({ type: 'invoice-opened', booking });
  await checkPayments(services, booking);
}
