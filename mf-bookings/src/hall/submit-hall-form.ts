import { springTrap } from '@venue/shared/email/is-automatic.ts';
import { clearDraft, saveDraft } from '@venue/shared/form/draft.ts';
import { hallBookingDraft } from '@venue/shared/form/hall-wishes.ts';
import { inTurn } from '@venue/shared/web-locks.ts';
import { bookHall, type BookingOutcome, type BookingTools } from './book-hall.ts';
import { hallDay } from './booking.ts';
import { checkHallForm, type HallDetails } from './hall-booking-schema.ts';
import { type HallDesk, tell } from './hall-desk.ts';
import { hallTrapId, readHallForm } from './hall-fields.ts';
import { type FormStop, stopMessage } from './hall-flow.ts';
import { interruptedBooking } from './interrupted-booking.ts';
import { awaitLateMail, mailNews, sendInvoice } from './invoice-mail.ts';
import { checkPayment } from './pay-booking.ts';

function stop({ host, dispatch }: HallDesk, reason: FormStop) {
  if (reason.kind === 'failed') host.report(reason.error);
  dispatch({ type: 'stopped', stop: reason });
  host.notify('error', stopMessage(reason));
}

/** Puts the number into the form's hidden field, so that the e-mail carries it (F-07, C-23). */
function writeInvoiceNumber(form: HTMLFormElement, invoiceNumber: string) {
  const field = form.elements.namedItem('invoiceNumber');
  if (!(field instanceof HTMLInputElement)) throw new Error('the form has no invoiceNumber');
  field.value = invoiceNumber;
}

function settle(desk: HallDesk, outcome: BookingOutcome) {
  if (outcome.kind === 'held-before') {
    const news = outcome.sameDetails ? 'held-before' : 'held-otherwise';
    desk.dispatch({ type: 'held', booking: outcome.booking, news });
  } else if (outcome.kind === 'booked') {
    const { booking, mail } = outcome;
    const news = mailNews(mail);
    clearDraft(hallBookingDraft);
    desk.dispatch({ type: 'held', booking, news });
    tell(desk, news);
    awaitLateMail(desk, booking, mail);
  } else {
    stop(desk, outcome);
  }
}

/**
 * Checks the form and books the hall, step by step (E-02, E-03). Two tabs take turns, so that the second finds what
 * the first has booked (E-12). A program’s form ends like a failed one.
 */
export async function submitHallForm(desk: HallDesk, form: HTMLFormElement): Promise<void> {
  const checked = checkHallForm(readHallForm(new FormData(form)));
  if (checked.kind === 'refused') {
    stop(desk, checked);
    return;
  }
  if (springTrap(form, hallTrapId)) {
    stop(desk, { kind: 'failed', error: new Error('sent by a program'), maybeHeld: false });
    return;
  }
  const { details } = checked;
  desk.dispatch({ type: 'submitted' });
  const tools: BookingTools = {
    reservation: desk.reservation,
    ledger: desk.ledger,
    sendInvoice: (invoiceNumber) => {
      writeInvoiceNumber(form, invoiceNumber);
      return sendInvoice(desk, form);
    },
    onStep: (step) => desk.dispatch({ type: 'stepped', step }),
    now: Date.now,
    random: Math.random,
  };
  try {
    settle(desk, await inTurn(`booking of ${hallDay(details)}`, () => bookHall(details, tools)));
  } catch (error) {
    desk.host.report(error);
    settle(desk, interruptedBooking(desk.ledger, details, error));
  }
}

/** Shows the booking that this device has not finished, if there is one (E-13). */
export function resumeBooking(desk: HallDesk): void {
  const booking = desk.ledger.shown();
  if (!booking) return;
  desk.dispatch({ type: 'held', booking, news: undefined });
  void checkPayment(desk, booking);
}

function formValues({ noOfPeople, subCheck, ...details }: HallDetails): Record<string, string> {
  return { ...details, noOfPeople: String(noOfPeople), ...(subCheck ? { subCheck: 'on' } : {}) };
}

/** Back to the form; with details, they are filled in again. The booking stays on the device. */
export function restart({ ledger, dispatch }: HallDesk, details?: HallDetails): void {
  ledger.hide();
  if (details) saveDraft(hallBookingDraft, formValues(details));
  dispatch({ type: 'restarted' });
}
