import type { Configuration } from '../../configuration.ts';
import type { BookingHost } from '../../host.ts';
import { type MoneyServices, moneyServices } from '../../services/money-services.ts';
import { createReservationService, type ReservationService } from '../../services/reservation.ts';
import { messages } from '@venue/shared/messages.ts';
import type { EmailOutcome } from '@venue/shared/email/email-outcome.ts';
import { sendFields } from '../../mail/venue-mail.ts';
import { type HallBooking, type HallDay } from '../booking/booking.ts';
import type { HallPayment } from '../booking/hall-payment.ts';
import { paymentFields } from '../mail/payment-mail.ts';
import { browserOf, type Browser } from '../../services/browser.ts';
import type { ShownPage } from '../../services/shown-page.ts';
import { type BookingLedger, createBookingLedger } from '../ledger/booking-ledger.ts';
import { type HallNews, newsText } from '../text/hall-news.tsx';
import type { HallEvent } from './hall-stages.ts';

/** Everything outside of the page that a hall booking touches. */
export type HallServices = MoneyServices & {
  host: Pick<BookingHost, 'notify' | 'report' | 'handover'>;
  /** The service that sends the invoice. */
  email: Configuration['email'];
  /** Where a transfer goes, as the e-mail says it. */
  bank: Configuration['bank'];
  /** Tells the venue of a payment by e-mail. */
  sendPayment: (booking: HallBooking, payment: HallPayment) => Promise<EmailOutcome>;
  /** Where the configuration has one: without it, a finished form asks the venue for the date by e-mail. */
  reservation: ReservationService | undefined;
  browser: Browser;
  ledger: BookingLedger;
  /** Moves the flow on. */
  dispatch: (event: HallEvent) => void;
};

/** Those that can hold halls. */
export type HoldServices = HallServices & { reservation: ReservationService };

export function canHold(services: HallServices): services is HoldServices {
  return services.reservation !== undefined;
}

/** The services of a page, as the host's configuration names them. */
export function openHallServices(
  host: BookingHost,
  page: ShownPage,
  dispatch: HallServices['dispatch'],
): HallServices {
  const browser = browserOf(page);
  return {
    host,
    email: host.config.email,
    bank: host.config.bank,
    dispatch,
    sendPayment: (booking, payment) =>
      sendFields(paymentFields(booking, payment), 'hallPayment', host.config.email),
    ...moneyServices(host.config),
    reservation: host.config.reservation && createReservationService(host.config.reservation),
    browser,
    ledger: createBookingLedger(browser.storage, browser.now),
  };
}

/** Raises the catalogue's message for a piece of news, where it has one. */
export function tell({ host }: Pick<HallServices, 'host'>, news: HallNews): void {
  const { toast } = newsText[news];
  if (toast) host.notify(toast.kind, toast.text);
}

/** Reports what went wrong where nothing should, and tells the visitor to try again. */
export function tellOfFailure({ host }: Pick<HallServices, 'host'>, error: unknown): void {
  host.report(error);
  host.notify('error', messages.somethingWentWrong);
}

/** The name under which tabs take turns with the booking of a hall and day, and with its e-mails. */
export function turnOf({ hall, eventDate }: HallDay): string {
  return `booking of ${hall} on ${eventDate}`;
}
