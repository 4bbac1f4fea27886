import type { Host } from '@venue/shared/contract/host.ts';
import { deviceStorage } from '../services/device-storage.ts';
import { createPaymentService, type PaymentService } from '../services/payment.ts';
import { createReservationService, type ReservationService } from '../services/reservation.ts';
import { createVerify, type Verify } from '../services/verification.ts';
import { type BookingLedger, createBookingLedger } from './booking-ledger.ts';
import { type HallEvent, type InvoiceNews, newsMessages } from './hall-flow.ts';

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

/** Raises the catalogue's message for a piece of news, where it has one. */
export function tell({ host }: HallDesk, news: InvoiceNews): void {
  const message = newsMessages[news];
  const isGood = news === 'invoice-sent' || news === 'paid';
  if (message) host.notify(isGood ? 'success' : 'error', message);
}
