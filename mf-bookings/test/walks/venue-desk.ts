import { type EmailOutcome, failedEmail } from '@venue/shared/email/email-outcome.ts';
import { dayMs } from '@venue/shared/time/durations.ts';
import { halls } from '@venue/shared/venue/halls.ts';
import type { HallBooking } from '../../src/hall/booking/booking.ts';
import type { AvailabilityOutcome } from '../../src/services/availability.ts';
import type { AddOutcome, HallReservation, ReservationService } from '../../src/services/reservation.ts';
import { sampleBooking } from '../sample-booking.ts';
import type { Device } from './device.ts';

/** The day in every hall form of these walks. */
export const formDay = sampleBooking.details.eventDate;

type Hold = { hallId: number; date: string; until: number };

/** The venue's reservation service: one hold per hall and day, for 24 hours. */
export type VenueDesk = {
  holds: Hold[];
  /** Requests that will arrive late, with the end of their hold (ms since the epoch). */
  late: { wanted: HallReservation; until: number }[];
  services: (tab: number, onAdd: () => void) => ReservationService;
  /** A late request arrives after all. */
  arrive: () => void;
  /** Whether a hall is held on that day, or may be once a late request arrives. */
  mayBeHeld: (day: string) => boolean;
  /** The venue moves or cancels everything on a day. */
  changed: (day: string, to: string | undefined) => void;
};

export function createVenueDesk(device: Device): VenueDesk {
  const isTaken = (hallId: number, date: string) =>
    desk.holds.some((hold) => hold.hallId === hallId && hold.date === date && device.clock < hold.until);

  function add({ hallId, date }: HallReservation, until: number): AddOutcome {
    if (isTaken(hallId, date)) return { kind: 'refused', error: new Error('errorCode 1') };
    desk.holds.push({ hallId, date, until });
    return { kind: 'added', bookingRef: `HOLD-${desk.holds.length}` };
  }

  const lost: AddOutcome = { kind: 'lost', error: new Error('lost') };
  const desk: VenueDesk = {
    holds: [],
    late: [],
    services: (tab, onAdd) => ({
      checkAvailability: ({ date }) =>
        device.until(tab, 'availability', {
          answered: (): AvailabilityOutcome => ({
            kind: 'free',
            roomTypeIds: halls.map(({ id }) => id).filter((id) => !isTaken(id, date)),
          }),
          lost: (): AvailabilityOutcome => ({ kind: 'lost', error: new Error('lost') }),
        }),
      addReservation: (wanted) => {
        onAdd();
        const until = device.clock + dayMs;
        return device.until(tab, 'add', {
          answered: () => add(wanted, until),
          'done, answer lost': () => {
            add(wanted, until);
            return lost;
          },
          'late, answer lost': () => {
            desk.late.push({ wanted, until });
            return lost;
          },
          throttled: () => ({ kind: 'refused', error: new Error('HTTP 429') }),
        });
      },
    }),
    arrive: () => {
      const late = desk.late.shift();
      if (late) add(late.wanted, late.until);
    },
    mayBeHeld: (day) =>
      [...desk.late.map(({ wanted, until }) => ({ date: wanted.date, until })), ...desk.holds].some(
        ({ date, until }) => date === day && device.clock < until,
      ),
    changed: (day, to) => {
      const moved = desk.holds.filter(({ date }) => date === day);
      desk.late = desk.late.filter(({ wanted }) => wanted.date !== day);
      desk.holds = desk.holds.filter(({ date }) => date !== day);
      if (to === undefined) return;
      for (const { hallId, until } of moved) desk.holds.push({ hallId, until, date: to });
    },
  };
  return desk;
}

/** The e-mail service. E-mails are identified by what they are about: a number or a reference. */
export type MailService = {
  arrived: Set<string>;
  send: (tab: number, about: string) => Promise<EmailOutcome>;
};

/** Identifies the e-mail of an invoice, including its address. */
export function invoiceAt({ invoice, details }: HallBooking): string {
  return `${invoice.number} to ${details.email}`;
}

export function createMailService(device: Device): MailService {
  const service: MailService = {
    arrived: new Set(),
    send: (tab, about) => {
      const arrive = (): EmailOutcome => {
        service.arrived.add(about);
        return { kind: 'sent' };
      };
      const unanswered = failedEmail('unanswered', 'lost');
      return device.until<EmailOutcome>(tab, 'mail', {
        sent: arrive,
        lost: () => ({
          ...unanswered,
          later: device.until<EmailOutcome>(tab, 'late mail', { arrives: arrive }),
        }),
        'arrives, answer lost': () => {
          arrive();
          return unanswered;
        },
        refused: () => failedEmail('refused', 'HTTP 500'),
        'recipient refused': () => failedEmail('recipient', 'HTTP 422'),
      });
    },
  };
  return service;
}
