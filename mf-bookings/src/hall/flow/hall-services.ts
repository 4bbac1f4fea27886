import type { EmailOutcome } from '@venue/shared/email/email-outcome.ts';
import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import type { Configuration } from '../../configuration.ts';
import type { BookingHost } from '../../host.ts';
import { sendFields } from '../../mail/venue-mail.ts';
import { openPaymentServices, type PaymentServices } from '../../payment/payment-services.ts';
import { browserOf, type Browser } from '../../services/browser.ts';
import type { PageVisit } from '../../services/page-visit.ts';
import { createReservationService, type ReservationService } from '../../services/reservation.ts';
import { type HallBooking, type HallDay } from '../booking/booking.ts';
import type { HallPayment } from '../booking/hall-payment.ts';
import { type BookingLedger, createBookingLedger } from '../ledger/booking-ledger.ts';
import { paymentFields } from '../mail/payment-mail.ts';
import type { HallEvent } from './hall-stages.ts';

export type HallServices = PaymentServices & {
  host: Pick<BookingHost, 'handover'>;
  email: Configuration['email'];
  /** Bank details for the invoice e-mail. */
  bank: Configuration['bank'];
  /** E-mails the venue about a payment. */
  sendPayment: (booking: HallBooking, payment: HallPayment) => Promise<EmailOutcome>;
  /** Without one, the form asks the venue for the date by e-mail. */
  reservation: ReservationService | undefined;
  browser: Browser;
  ledger: BookingLedger;
  dispatch: (event: HallEvent) => void;
};

export type HoldServices = HallServices & { reservation: ReservationService };

export function canHold(services: HallServices): services is HoldServices {
  return services.reservation !== undefined;
}

export function openHallServices(
  host: BookingHost,
  visit: PageVisit,
  dispatch: HallServices['dispatch'],
): HallServices {
  const browser = browserOf(visit);
  return {
    ...openPaymentServices(host, browser),
    host,
    email: host.config.email,
    bank: host.config.bank,
    dispatch,
    sendPayment: (booking, payment) =>
      sendFields(paymentFields(booking, payment), 'hallPayment', host.config.email),
    reservation: host.config.reservation && createReservationService(host.config.reservation),
    browser,
    ledger: createBookingLedger(browser.storage, browser.now),
  };
}

/** Reports an unexpected error and asks the visitor to try again. */
export function reportFailure({ host }: Pick<HallServices, 'host'>, error: unknown): void {
  host.report(error);
  host.notify('error', toastTexts.somethingWentWrong);
}

/** Name of the lock under which tabs take turns to book a hall and day and to e-mail its invoice. */
export function dayLock({ hall, eventDate }: HallDay): string {
  return `booking of ${hall} on ${eventDate}`;
}
