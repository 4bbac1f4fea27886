import { hallBookingDraft } from '@venue/shared/form/hall-wishes.ts';
import type { Host } from '@venue/shared/contract/host.ts';
import type { EmailOutcome } from '@venue/shared/email/email-outcome.ts';
import { sendEmailForm } from '@venue/shared/email/send-email.ts';
import { clearDraft, saveDraft } from '@venue/shared/form/draft.ts';
import { timing } from '@venue/shared/timing.ts';
import { deviceStorage } from '../services/device-storage.ts';
import { ifAlone } from '../services/if-alone.ts';
import { createPaymentService, type PaymentService } from '../services/payment.ts';
import { createVerify, type Verify } from '../services/verification.ts';
import { createReservationService, type ReservationService } from '../services/reservation.ts';
import { bookHall, type BookingOutcome } from './book-hall.ts';
import { type HallBooking, hallDay, isHeld, type PaymentChoice } from './booking.ts';
import { type BookingLedger, createBookingLedger } from './booking-ledger.ts';
import { checkHallForm, type HallDetails } from './hall-booking-schema.ts';
import { readHallForm } from './hall-fields.ts';
import { type FormStop, type HallEvent, type InvoiceNews, newsMessages, stopMessage } from './hall-flow.ts';
import { checkHallPayment } from './check-hall-payment.ts';
import { payHall } from './pay-hall.ts';

/** Everything outside of the page that a hall booking touches. */
export type HallDesk = {
  host: Host<'mf-bookings'>;
  reservation: ReservationService;
  payment: PaymentService;
  /** Where the configuration has one. */
  verify: Verify | undefined;
  ledger: BookingLedger;
  /** Moves the flow on. */
  dispatch: (event: HallEvent) => void;
};

/** The desk of a page, with the services that the host's configuration names. */
export function openHallDesk(host: HallDesk['host'], dispatch: HallDesk['dispatch']): HallDesk {
  return {
    host,
    dispatch,
    reservation: createReservationService(host.config.reservation),
    payment: createPaymentService(host.config.payment),
    verify: createVerify(host.config.reservation),
    ledger: createBookingLedger(deviceStorage, Date.now),
  };
}

function tell({ host }: HallDesk, news: InvoiceNews) {
  const message = newsMessages[news];
  const isGood = news === 'invoice-sent' || news === 'paid';
  if (message) host.notify(isGood ? 'success' : 'error', message);
}

function stop({ host, dispatch }: HallDesk, reason: FormStop) {
  if (reason.kind === 'failed') host.report(reason.error);
  dispatch({ type: 'stopped', stop: reason });
  host.notify('error', stopMessage(reason));
}

async function sendInvoice({ host }: HallDesk, form: HTMLFormElement): Promise<EmailOutcome> {
  const outcome = await sendEmailForm(form, 'hallInvoice', host.config.email);
  if (outcome.kind === 'failed') host.report(new Error(`invoice e-mail: ${outcome.detail}`));
  return outcome;
}

function mailNews(mail: EmailOutcome): InvoiceNews {
  return mail.kind === 'sent' ? 'invoice-sent' : 'invoice-not-sent';
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
    const news = mailNews(outcome.mail);
    clearDraft(hallBookingDraft);
    desk.dispatch({ type: 'held', booking: outcome.booking, news });
    tell(desk, news);
  } else {
    stop(desk, outcome);
  }
}

async function checkPayment(desk: HallDesk, booking: HallBooking): Promise<void> {
  const checked = await checkHallPayment(booking, desk);
  if (checked) desk.dispatch({ type: 'payment-checked', booking: checked });
}

/** Shows the booking that this device has not finished, if there is one (E-13). */
export function resumeBooking(desk: HallDesk) {
  const booking = desk.ledger.shown();
  if (!booking) return;
  desk.dispatch({ type: 'held', booking, news: undefined });
  void checkPayment(desk, booking);
}

/** Checks the form and books the hall, step by step (E-02, E-03). */
export async function submitHallForm(desk: HallDesk, form: HTMLFormElement): Promise<void> {
  const checked = checkHallForm(readHallForm(new FormData(form)));
  if (checked.kind === 'refused') {
    stop(desk, checked);
    return;
  }
  desk.dispatch({ type: 'submitted' });
  const outcome = await bookHall(checked.details, {
    reservation: desk.reservation,
    ledger: desk.ledger,
    sendInvoice: (invoiceNumber) => {
      writeInvoiceNumber(form, invoiceNumber);
      return sendInvoice(desk, form);
    },
    onStep: (step) => desk.dispatch({ type: 'stepped', step }),
    now: Date.now,
    random: Math.random,
  });
  settle(desk, outcome);
}

/** Sends the invoice of a booking again, from a form with the same fields (D-22); gives whether it went out. */
export async function sendInvoiceAgain(
  desk: HallDesk,
  form: HTMLFormElement,
  booking: HallBooking,
): Promise<boolean> {
  const mail = await sendInvoice(desk, form);
  const isSent = mail.kind === 'sent';
  const latest = desk.ledger.latest(booking);
  const known: HallBooking = isSent ? { ...latest, invoiceMail: 'sent' } : latest;
  desk.ledger.keep(known);
  desk.dispatch({ type: 'mail-settled', booking: known, news: mailNews(mail) });
  tell(desk, mailNews(mail));
  return isSent;
}

/** Opens the choice of payment, unless another tab has paid meanwhile: then its receipt shows (C-22). */
export function askForPayment({ ledger, dispatch }: HallDesk, booking: HallBooking) {
  const latest = ledger.latest(booking);
  if (latest.payment.kind === 'paid') dispatch({ type: 'held', booking: latest, news: undefined });
  else dispatch({ type: 'payment-asked', booking: latest });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

type Settled = Pick<HallEvent<'payment-settled'>, 'booking' | 'news'>;

async function payLatest(desk: HallDesk, shown: HallBooking, choice: PaymentChoice): Promise<Settled> {
  const booking = desk.ledger.latest(shown);
  if (booking.payment.kind === 'paid') return { booking, news: undefined };
  const tools = { pay: desk.payment.pay, ledger: desk.ledger, now: Date.now, random: Math.random };
  const { outcome, ...settled } = await payHall(booking, choice, tools);
  if (outcome.kind === 'unavailable') desk.host.report(outcome.error);
  return settled;
}

/**
 * Pays what was chosen and tells how it ended (E-11). What another tab has paid meanwhile, and what has run out, is
 * not paid any more (C-22, I-12). While the card form for the same booking is open in another tab, none opens here.
 */
export async function payBooking(desk: HallDesk, shown: HallBooking, choice: PaymentChoice): Promise<void> {
  const booking = desk.ledger.latest(shown);
  if (booking.payment.kind === 'paid' || !isHeld(booking, Date.now())) {
    desk.dispatch({ type: 'payment-dismissed', booking });
    return;
  }
  desk.dispatch({ type: 'payment-opened', booking, choice });
  // The dialog stays in the top layer, over the provider's window, until it has faded.
  await pause(timing.modalExit);
  const result = await ifAlone(`payment of ${hallDay(booking.details)}`, () =>
    payLatest(desk, booking, choice),
  );
  const settled: Settled =
    result === 'elsewhere' ? { booking: desk.ledger.latest(booking), news: 'payment-elsewhere' } : result;
  desk.dispatch({ type: 'payment-settled', ...settled });
  if (settled.news) tell(desk, settled.news);
  void checkPayment(desk, settled.booking);
}

function formValues({ noOfPeople, subCheck, ...details }: HallDetails): Record<string, string> {
  return { ...details, noOfPeople: String(noOfPeople), ...(subCheck ? { subCheck: 'on' } : {}) };
}

/** Back to the form; with details, they are filled in again. The booking stays on the device. */
export function restart({ ledger, dispatch }: HallDesk, details?: HallDetails) {
  ledger.hide();
  if (details) saveDraft(hallBookingDraft, formValues(details));
  dispatch({ type: 'restarted' });
}
