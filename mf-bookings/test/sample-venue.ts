import type { EmailOutcome } from '@venue/shared/email/email-outcome.ts';
import { hourMs } from '@venue/shared/time/durations.ts';
import type { HallDetails } from '../src/hall/booking/hall-details.ts';
import type { HallPayment } from '../src/hall/booking/hall-payment.ts';
import { bookHall } from '../src/hall/flow/book-hall.ts';
import { sendAndKeep } from '../src/hall/flow/invoice-mail.ts';
import { createBookingLedger } from '../src/hall/ledger/booking-ledger.ts';
import type { AvailabilityOutcome } from '../src/services/availability.ts';
import type { AddOutcome, HallReservation } from '../src/services/reservation.ts';
import { sampleBooking } from './sample-booking.ts';
import { sampleHallServices } from './sample-hall-services.ts';
import { sampleStorage } from './sample-storage.ts';

export const details: HallDetails = { ...sampleBooking.details, addInfo: 'Live band' };
/** When the sample venue's clock starts. */
export const start = Date.parse('2026-11-21T15:12:00Z');
export const hour = hourMs;

/** For tests: a venue with scripted answers, a device's storage and a log of requests. */
export function sampleVenue() {
  const log: string[] = [];
  const reservations: HallReservation[] = [];
  const storage = sampleStorage();
  const here = {
    log,
    reservations,
    available: { kind: 'free', roomTypeIds: [16, 15, 5] } as AvailabilityOutcome,
    added: { kind: 'added', bookingRef: 'SBX-1' } as AddOutcome,
    mail: { kind: 'sent' } as EmailOutcome,
    clock: start,
    paid: [] as HallPayment[],
    ledger: () => createBookingLedger(storage, () => here.clock),
    book: (change: Partial<HallDetails> = {}) =>
      bookHall(
        { ...details, ...change },
        {
          // A new ledger each time, as after a reload.
          ledger: here.ledger(),
          reservation: {
            checkAvailability: async ({ date, people }) => {
              log.push(`availability ${date} ${people}`);
              return here.available;
            },
            addReservation: async (reservation) => {
              log.push('add');
              reservations.push(reservation);
              return here.added;
            },
          },
          sendInvoice: (booking) =>
            sendAndKeep(
              sampleHallServices(here.clock, { ledger: here.ledger() }).services,
              booking,
              async () => {
                log.push(`mail ${booking.invoice.number}`);
                return here.mail;
              },
            ),
          verifyPayments: async (booking) => {
            if (here.paid.length > 0) here.ledger().update({ ...booking, payments: here.paid });
          },
          onStep: (step) => log.push(step),
          now: () => here.clock,
          random: () => 0.424_336,
        },
      ),
  };
  return here;
}

export const lostAnswer: AddOutcome = { kind: 'lost', error: new Error('Failed to fetch') };
