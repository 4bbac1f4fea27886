import type { AvailabilityOutcome } from '../../services/availability.ts';
import type { EmailOutcome } from '@venue/shared/email/email-outcome.ts';
import type { HallReservation, ReservationService } from '../../services/reservation.ts';
import type { HallBooking } from '../booking/booking.ts';
import { statusOf } from '../booking/booking-status.ts';
import { termsFor } from '../booking/agreed-terms.ts';
import type { BookingLedger } from '../ledger/booking-ledger.ts';
import type { HallDetails } from '../booking/hall-booking-schema.ts';
import { hallPrice } from '@venue/shared/venue/hall-price.ts';
import { halls, hallOf } from '@venue/shared/venue/halls.ts';
import type { Hall } from '@venue/shared/venue/venue-schema.ts';
import { newInvoiceNumber } from '../booking/invoice.ts';
import type { BookingHost } from '../../host.ts';
import { sendKeptMail } from '../../mail/kept-mail.ts';
import { keptInvoice } from '../mail/kept-invoice.ts';

/** The requests of a booking, in their order (E-02). */
export type BookingStep = 'checking' | 'holding' | 'writing';

/** What this device knows of the hall and day: a hold whose answer was lost, or one whose invoice has ended. */
export type OwnTrace = 'unanswered' | 'ended' | undefined;

export type BookingOutcome =
  /** The hall is held and the invoice written; `mail` tells what became of it as it was `sent`. */
  | { kind: 'booked'; booking: HallBooking; sent: HallBooking; mail: EmailOutcome }
  /** This device holds the hall for that day already; nothing was sent (E-12). */
  | { kind: 'held-before'; booking: HallBooking; sameDetails: boolean }
  /** `ownTrace`: we may be the ones who took it. */
  | { kind: 'hall-taken'; hall: Hall; freeHalls: Hall[]; ownTrace: OwnTrace }
  /** `said`: what the reservation service says of it. */
  | { kind: 'all-taken'; ownTrace: OwnTrace; said?: string | undefined }
  /**
   * The reservation service answered and said no, when it was asked which halls are free or to hold one; `said` in its own
   * words. `maybeHeld`: a hold that was asked for earlier may exist all the same.
   */
  | { kind: 'declined'; to: 'check' | 'hold'; said?: string | undefined; error: Error; maybeHeld: boolean }
  /** The answer could not be had. `maybeHeld`: the hold was asked for and may exist all the same. */
  | { kind: 'failed'; error: Error; maybeHeld: boolean };

export type BookingServices = {
  reservation: ReservationService;
  ledger: BookingLedger;
  /** Sends the invoice by e-mail, while the form is still mounted (C-23). */
  sendInvoice: (booking: HallBooking) => Promise<EmailOutcome>;
  report: BookingHost['report'];
  /** Looks the payments of a booking up; what is found out is in the ledger afterwards (C-21). */
  check: (booking: HallBooking) => Promise<unknown>;
  onStep: (step: BookingStep) => void;
  now: () => number;
  /** In [0, 1). */
  random: () => number;
};

function reservationOf(details: HallDetails, hall: Hall, invoiceNumber: string): HallReservation {
  return {
    hallId: hall.id,
    date: details.eventDate,
    people: details.noOfPeople,
    startTime: details.startTime,
    purpose: details.eventType,
    rental: hall.rental,
    deposit: hallPrice(hall.rental).deposit,
    remarks: details.addInfo,
    invoiceNumber,
    guest: {
      firstName: details.firstName,
      lastName: details.lastName,
      phone: details.phone,
      email: details.email,
    },
  };
}

/** Both come out of one schema, which writes their fields in one order. */
export function hasSameDetails(one: HallDetails, other: HallDetails): boolean {
  return JSON.stringify({ ...one, subCheck: false }) === JSON.stringify({ ...other, subCheck: false });
}

/** What stands in the way of a hold, or undefined if the hall is free. */
function obstacle(
  available: AvailabilityOutcome,
  hall: Hall,
  ownTrace: OwnTrace,
): BookingOutcome | undefined {
  const maybeHeld = ownTrace === 'unanswered';
  if (available.kind === 'lost') return { kind: 'failed', error: available.error, maybeHeld };
  if (available.kind === 'refused') return { ...available, kind: 'declined', to: 'check', maybeHeld };
  if (available.kind === 'all-taken') return { kind: 'all-taken', ownTrace, said: available.said };
  const freeHalls = halls.filter(({ id }) => available.roomTypeIds.includes(id));
  const isFree = freeHalls.some(({ id }) => id === hall.id);
  return isFree ? undefined : { kind: 'hall-taken', hall, freeHalls, ownTrace };
}

async function sendAndKeep(booking: HallBooking, services: BookingServices): Promise<BookingOutcome> {
  services.onStep('writing');
  services.ledger.keep(booking);
  const { latest, ...kept } = keptInvoice(services.ledger, booking);
  const send = () => services.sendInvoice(booking);
  const mail = await sendKeptMail({ ...kept, send, report: services.report });
  return { kind: 'booked', booking: latest() ?? services.ledger.latest(booking), sent: booking, mail };
}

/** A hold that this device knows of is used, never doubled; an invoice that did not go out goes now (D-22). */
async function resume(
  booking: HallBooking,
  details: HallDetails,
  services: BookingServices,
): Promise<BookingOutcome> {
  const same = hasSameDetails(details, booking.details);
  if (same && booking.invoiceMail !== 'sent') return sendAndKeep(booking, services);
  services.ledger.keep(booking);
  return { kind: 'held-before', booking, sameDetails: same };
}

/** What this device knows of the hall and day before it asks. */
type Known = {
  trace: OwnTrace;
  /** Of a hold whose answer was lost: it keeps its number. */
  invoiceNumber?: string;
};

async function hold(
  details: HallDetails,
  known: Known & { invoiceNumber: string },
  services: BookingServices,
): Promise<BookingOutcome> {
  const { ledger, reservation, now } = services;
  const { invoiceNumber, trace } = known;
  services.onStep('holding');
  const { hall, eventDate } = details;
  ledger.ask({ hall, eventDate, invoiceNumber, at: now() });
  const added = await reservation.addReservation(reservationOf(details, hallOf(details), invoiceNumber));
  if (added.kind === 'lost') return { kind: 'failed', error: added.error, maybeHeld: true };
  if (added.kind === 'refused') {
    // A refusal says nothing of the hold that was asked for before: that one may have come late.
    const maybeHeld = trace === 'unanswered';
    if (!maybeHeld) ledger.forget(details);
    return { ...added, kind: 'declined', to: 'hold', maybeHeld };
  }
  const booking: HallBooking = {
    details,
    terms: termsFor(hallOf(details)),
    invoice: { number: invoiceNumber, issuedAt: now() },
    invoiceMail: 'unsent',
    bookingRef: added.bookingRef,
    payments: ledger.onDay(details).booking?.payments ?? [],
  };
  return sendAndKeep(booking, services);
}

/** Asks for the hall, unless it is not free. */
async function checkAndHold(
  details: HallDetails,
  known: Known,
  services: BookingServices,
): Promise<BookingOutcome> {
  services.onStep('checking');
  const available = await services.reservation.checkAvailability({
    date: details.eventDate,
    people: details.noOfPeople,
  });
  const stopped = obstacle(available, hallOf(details), known.trace);
  if (stopped) return stopped;
  const invoiceNumber = known.invoiceNumber ?? newInvoiceNumber(services.random());
  return hold(details, { ...known, invoiceNumber }, services);
}

/**
 * Books a hall: availability, then the hold, then the invoice by e-mail, each after the one before (E-02).
 *
 * The ledger is written before the hold is asked for and after it is confirmed, so every place where the page can
 * die is known afterwards. A confirmed hold is never asked for again. One without an answer is asked for again only
 * if the service says that the hall is still free; if it says taken, `ownTrace` tells that we may be the ones who
 * took it, because the service has no call that could tell. A day whose invoice ended may be asked for again, after a
 * look whether it was paid; attempts to pay it go with the day.
 */
export async function bookHall(details: HallDetails, services: BookingServices): Promise<BookingOutcome> {
  const { hold: asked, booking: known } = services.ledger.onDay(details);
  if (asked) {
    const { invoiceNumber } = asked;
    return checkAndHold(details, { trace: 'unanswered', invoiceNumber }, services);
  }
  if (!known) return checkAndHold(details, { trace: undefined }, services);
  await services.check(known);
  // Another tab may have begun to pay meanwhile.
  const booking = services.ledger.latest(known);
  if (statusOf(booking, services.now()).isHeld) return resume(booking, details, services);
  return checkAndHold(details, { trace: 'ended' }, services);
}
