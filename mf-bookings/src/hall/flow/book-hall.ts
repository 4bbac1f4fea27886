import type { Hall } from '@venue/shared/contract/venue-schema.ts';
import { hallPrice } from '@venue/shared/venue/hall-terms.ts';
import { halls } from '@venue/shared/venue/halls.ts';
import type { AvailabilityOutcome } from '../../services/availability.ts';
import type { HallReservation, ReservationService } from '../../services/reservation.ts';
import { termsFor } from '../booking/agreed-terms.ts';
import { statusOf } from '../booking/booking-status.ts';
import type { HallBooking } from '../booking/booking.ts';
import type { HallDetails } from '../booking/hall-details.ts';
import { newInvoiceNumber } from '../booking/invoice.ts';
import { hallOf } from '../booking/named-hall.ts';
import type { BookingLedger } from '../ledger/booking-ledger.ts';
import type { SentInvoice } from './invoice-mail.ts';

/** In this order (E-02). */
export type BookingStep = 'checking' | 'holding' | 'writing';

/** An earlier hold of this hall and day by this device: one whose answer was lost, or one whose invoice has expired. */
export type EarlierHold = 'unanswered' | 'expired' | undefined;

export type BookingOutcome =
  /** The hall is held. */
  | ({ kind: 'booked' } & SentInvoice)
  /** This device already holds the hall for that day; nothing was sent (E-12). */
  | { kind: 'held-before'; booking: HallBooking; sameDetails: boolean }
  /** With `earlierHold`, the hall may be taken by this visitor's own earlier hold. */
  | { kind: 'hall-taken'; hall: Hall; freeHalls: Hall[]; earlierHold: EarlierHold }
  /** `reason`: as the reservation service gives it. */
  | { kind: 'all-taken'; earlierHold: EarlierHold; reason?: string | undefined }
  /**
   * The reservation service refused the availability check or the hold; `reason`: as it gives it. `maybeHeld`: an earlier hold may
   * exist.
   */
  | { kind: 'declined'; to: 'check' | 'hold'; reason?: string | undefined; error: Error; maybeHeld: boolean }
  /** No answer. `maybeHeld`: the hold was requested and may exist. */
  | { kind: 'failed'; error: Error; maybeHeld: boolean };

export type BookingServices = {
  reservation: ReservationService;
  ledger: BookingLedger;
  /** Called while the form is still mounted (C-23). */
  sendInvoice: (booking: HallBooking) => Promise<SentInvoice>;
  /** Verifies the payments of a booking and stores the result in the ledger (C-21). */
  verifyPayments: (booking: HallBooking) => Promise<unknown>;
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

/** Safe to compare as JSON: one schema writes both, so their fields are in the same order. */
function hasSameDetails(one: HallDetails, other: HallDetails): boolean {
  return JSON.stringify({ ...one, subCheck: false }) === JSON.stringify({ ...other, subCheck: false });
}

/** Why the hall cannot be held, or undefined if it is free. */
function obstacle(
  available: AvailabilityOutcome,
  hall: Hall,
  earlierHold: EarlierHold,
): BookingOutcome | undefined {
  const maybeHeld = earlierHold === 'unanswered';
  if (available.kind === 'lost') return { kind: 'failed', error: available.error, maybeHeld };
  if (available.kind === 'refused') return { ...available, kind: 'declined', to: 'check', maybeHeld };
  if (available.kind === 'all-taken') return { kind: 'all-taken', earlierHold, reason: available.reason };
  const freeHalls = halls.filter(({ id }) => available.roomTypeIds.includes(id));
  const isFree = freeHalls.some(({ id }) => id === hall.id);
  return isFree ? undefined : { kind: 'hall-taken', hall, freeHalls, earlierHold };
}

async function writeInvoice(booking: HallBooking, services: BookingServices): Promise<BookingOutcome> {
  services.onStep('writing');
  services.ledger.save(booking);
  return { kind: 'booked', ...(await services.sendInvoice(booking)) };
}

/** Reuses a hold of this device instead of making a second one, and sends an invoice that was not sent (D-22). */
async function resume(
  booking: HallBooking,
  details: HallDetails,
  services: BookingServices,
): Promise<BookingOutcome> {
  const same = hasSameDetails(details, booking.details);
  if (same && booking.invoiceMail !== 'sent') return writeInvoice(booking, services);
  services.ledger.save(booking);
  return { kind: 'held-before', booking, sameDetails: same };
}

type NewHold = { earlierHold: EarlierHold; invoiceNumber: string };

async function hold(
  details: HallDetails,
  { earlierHold, invoiceNumber }: NewHold,
  services: BookingServices,
): Promise<BookingOutcome> {
  const { ledger, reservation, now } = services;
  services.onStep('holding');
  const { hall, eventDate } = details;
  ledger.addHold({ hall, eventDate, invoiceNumber, at: now() });
  const added = await reservation.addReservation(reservationOf(details, hallOf(details), invoiceNumber));
  if (added.kind === 'lost') return { kind: 'failed', error: added.error, maybeHeld: true };
  if (added.kind === 'refused') {
    // An earlier request whose answer was lost may still have made a hold.
    const maybeHeld = earlierHold === 'unanswered';
    if (!maybeHeld) ledger.removeHold(details);
    return { ...added, kind: 'declined', to: 'hold', maybeHeld };
  }
  const { booking: earlier } = ledger.onDay(details);
  const booking: HallBooking = {
    details,
    terms: termsFor(hallOf(details)),
    invoice: { number: invoiceNumber, issuedAt: now() },
    invoiceMail: 'unsent',
    bookingRef: added.bookingRef,
    payments: earlier?.payments ?? [],
    unreadPayments: earlier?.unreadPayments,
  };
  return writeInvoice(booking, services);
}

async function checkAndHold(
  details: HallDetails,
  newHold: NewHold,
  services: BookingServices,
): Promise<BookingOutcome> {
  services.onStep('checking');
  const available = await services.reservation.checkAvailability({
    date: details.eventDate,
    people: details.noOfPeople,
  });
  return obstacle(available, hallOf(details), newHold.earlierHold) ?? hold(details, newHold, services);
}

/**
 * Books a hall: availability, then the hold, then the invoice by e-mail (E-02).
 *
 * The ledger is written before the hold is requested and after it is confirmed, so a page that is closed in between leaves a
 * trace. A confirmed hold is never requested again. One without an answer is requested again only if the hall is still free; if
 * it is taken, `earlierHold` says that the hold may be the visitor's own, because the service cannot tell us. A day whose invoice
 * expired is requested again after its payments are verified; attempts to pay move to the new booking.
 */
export async function bookHall(details: HallDetails, services: BookingServices): Promise<BookingOutcome> {
  const { hold: asked, booking: known } = services.ledger.onDay(details);
  if (known && !asked) {
    await services.verifyPayments(known);
    // Another tab may have started a payment meanwhile.
    const booking = services.ledger.latest(known);
    if (statusOf(booking, services.now()).isHeld) return resume(booking, details, services);
  }
  const earlierHold = asked ? 'unanswered' : known && 'expired';
  const invoiceNumber = asked?.invoiceNumber ?? newInvoiceNumber(services.random());
  return checkAndHold(details, { earlierHold, invoiceNumber }, services);
}
