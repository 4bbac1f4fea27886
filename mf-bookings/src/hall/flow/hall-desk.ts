import type { Configuration } from '../../configuration.ts';
import type { BookingHost } from '../../host.ts';
import { type MoneyServices, moneyServices } from '../../services/money-services.ts';
import { createReservationService, type ReservationService } from '../../services/reservation.ts';
import type { EmailOutcome } from '@venue/shared/email/email-outcome.ts';
import { sendFields } from '../../mail/venue-mail.ts';
import { type HallBooking, type HallDay } from '../booking/booking.ts';
import type { HallPayment } from '../booking/hall-payment.ts';
import { paymentFields } from '../mail/payment-mail.ts';
import { browserAround, type Surroundings } from '../../services/surroundings.ts';
import type { ShownPage } from '../../services/shown-page.ts';
import { type BookingLedger, createBookingLedger } from '../ledger/booking-ledger.ts';
import { type HallNews, newsWords } from '../words/hall-news.tsx';
import type { HallEvent } from './hall-stages.ts';

/** Everything outside of the page that a hall booking touches. */
export type HallDesk = MoneyServices & {
  host: Pick<BookingHost, 'notify' | 'report' | 'handover'>;
  /** The service that sends the invoice. */
  email: Configuration['email'];
  /** Where a transfer goes, as the e-mail says it. */
  bank: Configuration['bank'];
  /** Tells the venue of a payment by e-mail. */
  sendPayment: (booking: HallBooking, payment: HallPayment) => Promise<EmailOutcome>;
  /** Where the configuration has one: without it, a finished form asks the venue for the date by e-mail. */
  reservation: ReservationService | undefined;
  around: Surroundings;
  ledger: BookingLedger;
  /** Moves the flow on. */
  dispatch: (event: HallEvent) => void;
};

/** A desk that can hold halls. */
export type BookingDesk = HallDesk & { reservation: ReservationService };

export function canHold(desk: HallDesk): desk is BookingDesk {
  return desk.reservation !== undefined;
}

/** The desk of a page, with the services that the host's configuration names. */
export function openHallDesk(host: BookingHost, page: ShownPage, dispatch: HallDesk['dispatch']): HallDesk {
  const around = browserAround(page);
  return {
    host,
    email: host.config.email,
    bank: host.config.bank,
    dispatch,
    sendPayment: (booking, payment) =>
      sendFields(paymentFields(booking, payment), 'hallPayment', host.config.email),
    ...moneyServices(host.config),
    reservation: host.config.reservation && createReservationService(host.config.reservation),
    around,
    ledger: createBookingLedger(around.storage, around.now),
  };
}

/** Raises the catalogue's message for a piece of news, where it has one. */
export function tell({ host }: Pick<HallDesk, 'host'>, news: HallNews): void {
  const { toast } = newsWords[news];
  if (toast) host.notify(toast.kind, toast.text);
}

/** The name under which tabs take turns with the booking of a hall and day, and with its e-mails. */
export function turnOf({ hall, eventDate }: HallDay): string {
  return `booking of ${hall} on ${eventDate}`;
}
