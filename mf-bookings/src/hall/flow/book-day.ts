import { clearDraft } from '@venue/shared/form/draft.ts';
import { clearHandover } from '@venue/shared/form/join-handover.ts';
import { underWay } from '@venue/shared/under-way.ts';
import { bookHall, type BookingOutcome, type BookingTools } from './book-hall.ts';
import { checkHallPayments } from '../payment/check-hall-payments.ts';
import type { HallDetails } from '../booking/hall-booking-schema.ts';
import { type BookingDesk, type HallDesk, tell, turnOf } from './hall-desk.ts';
import { hallDraft, wishFields } from '../booking/hall-fields.ts';
import { stopMessage } from './hall-flow.ts';
import type { FormStop } from './hall-stages.ts';
import { interruptedBooking } from './interrupted-booking.ts';
import { mailRefusal, mailNews, showLateMail } from './invoice-mail.ts';
import { checkPayments } from './pay-booking.ts';

/** Ends a submit at the form, with why. */
export function stop({ host, dispatch }: HallDesk, reason: FormStop): void {
  if (reason.kind === 'failed' || reason.kind === 'declined') host.report(reason.error, 'reservation');
  dispatch({ type: 'stopped', stop: reason });
  host.notify('error', stopMessage(reason));
}

function settle(desk: HallDesk, outcome: BookingOutcome) {
  if (outcome.kind === 'held-before') {
    clearHandover(desk.host.handover('mf-bookings/hall-wishes'), wishFields);
    const news = outcome.sameDetails ? 'held-before' : 'held-otherwise';
    desk.dispatch({ type: 'held', booking: outcome.booking, news });
  } else if (outcome.kind === 'booked') {
    const { booking, sent, mail } = outcome;
    clearDraft(hallDraft);
    clearHandover(desk.host.handover('mf-bookings/hall-wishes'), wishFields);
    showLateMail(desk, sent, mail);
    // The invoice has another address meanwhile, and an e-mail of its own under way there.
    if (booking.details.email !== sent.details.email) {
      desk.dispatch({ type: 'held', booking, news: undefined });
      return;
    }
    const news = mailNews(mail);
    desk.dispatch({ type: 'held', booking, news, refusal: mailRefusal(mail) });
    tell(desk, news);
  } else {
    stop(desk, outcome);
  }
}

/** Books what was asked for, step by step (E-02). Two tabs take turns, so that the second finds what the first has booked (E-12). */
export async function bookDay(
  desk: BookingDesk,
  details: HallDetails,
  sendInvoice: BookingTools['sendInvoice'],
): Promise<void> {
  const { reservation, ledger, around } = desk;
  desk.dispatch({ type: 'submitted' });
  const tools: BookingTools = {
    reservation,
    ledger,
    sendInvoice,
    report: desk.host.report,
    check: (booking) => checkHallPayments(booking, desk),
    onStep: (step) => desk.dispatch({ type: 'stepped', step }),
    now: around.now,
    random: around.random,
  };
  try {
    const booked = around.inTurn(turnOf(details), async () => {
      await around.timeSettled();
      return bookHall(details, tools);
    });
    settle(desk, await underWay(booked));
  } catch (error) {
    desk.host.report(error);
    settle(desk, interruptedBooking(ledger, details, { cause: error, now: around.now() }));
  }
}

/** By a clock that is days ahead, a booking is over that the right time still has. */
async function shownInTime({ ledger, around }: HallDesk) {
  await around.timeSettled();
  return ledger.shown();
}

/** Shows the booking that this device has not finished, if there is one (E-13). */
export async function resumeBooking(desk: HallDesk): Promise<void> {
  const booking = desk.ledger.shown() ?? (await shownInTime(desk));
  if (!booking) return;
  desk.dispatch({ type: 'held', booking, news: undefined });
  await checkPayments(desk, booking);
}
