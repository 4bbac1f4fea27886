import { clearDraft } from '@venue/shared/form/draft.ts';
import { clearHandover } from '@venue/shared/form/join-handover.ts';
import { underWay } from '@venue/shared/tabs/under-way.ts';
import { bookHall, type BookingOutcome, type BookingServices } from './book-hall.ts';
import { checkHallPayments } from '../payment/check-hall-payments.ts';
import type { HallDetails } from '../booking/hall-booking-schema.ts';
import { type HoldServices, type HallServices, showToast, dayLock } from './hall-services.ts';
import { hallDraft, handoverFields } from '../booking/hall-fields.ts';
import { type FormStop, stopMessage } from './form-stop.ts';
import { interruptedBooking } from './interrupted-booking.ts';
import { mailRefusal, mailNews, showLateMail } from './invoice-mail.ts';
import { checkPayments } from './pay-on-invoice.ts';

/** Returns to the form with the reason. */
export function stop({ host, dispatch }: Pick<HallServices, 'host' | 'dispatch'>, reason: FormStop): void {
  if (reason.kind === 'failed' || reason.kind === 'declined') host.report(reason.error, 'reservation');
  dispatch({ type: 'stopped', stop: reason });
  host.notify('error', stopMessage(reason));
}

function settle(services: HallServices, outcome: BookingOutcome) {
  if (outcome.kind === 'held-before') {
    clearHandover(services.host.handover('mf-bookings/hall-wishes'), handoverFields);
    const news = outcome.sameDetails ? 'held-before' : 'held-otherwise';
    services.dispatch({ type: 'held', booking: outcome.booking, news });
  } else if (outcome.kind === 'booked') {
    const { booking, sent, mail } = outcome;
    clearDraft(hallDraft);
    clearHandover(services.host.handover('mf-bookings/hall-wishes'), handoverFields);
    showLateMail(services, sent, mail);
    // The address was changed meanwhile, and the invoice is being sent to the new one.
    if (booking.details.email !== sent.details.email) {
      services.dispatch({ type: 'held', booking, news: undefined });
      return;
    }
    const news = mailNews(mail);
    services.dispatch({ type: 'held', booking, news, refusal: mailRefusal(mail) });
    showToast(services, news);
  } else {
    stop(services, outcome);
  }
}

/** Books a hall (E-02). Two tabs take turns, so that the second finds what the first has booked (E-12). */
export async function bookDay(
  services: HoldServices,
  details: HallDetails,
  sendInvoice: BookingServices['sendInvoice'],
): Promise<void> {
  const { reservation, ledger, browser } = services;
  services.dispatch({ type: 'submitted' });
  const bookingServices: BookingServices = {
    reservation,
    ledger,
    sendInvoice,
    report: services.host.report,
    check: (booking) => checkHallPayments(booking, services),
    onStep: (step) => services.dispatch({ type: 'stepped', step }),
    now: browser.now,
    random: browser.random,
  };
  try {
    const booked = browser.inTurn(dayLock(details), async () => {
      await browser.timeSettled();
      return bookHall(details, bookingServices);
    });
    settle(services, await underWay(booked));
  } catch (error) {
    services.host.report(error);
    settle(services, interruptedBooking(ledger, details, { cause: error, now: browser.now() }));
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
  services.dispatch({ type: 'held', booking, news: undefined });
  await checkPayments(services, booking);
}
