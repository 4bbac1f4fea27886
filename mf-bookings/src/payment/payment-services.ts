import type { BookingHost } from '../host.ts';
import type { Browser } from '../services/browser.ts';
import { createPaymentService, type PaymentService } from '../services/payment.ts';
import { createVerifier, type PaymentVerifier } from '../services/verification.ts';

/** What paying, verifying and notifying the venue need from outside the page. */
export type PaymentServices = {
  payment: PaymentService;
  /** If configured. */
  verifier: PaymentVerifier | undefined;
  host: Pick<BookingHost, 'notify' | 'report'>;
  browser: Pick<Browser, 'visit' | 'now' | 'timeSettled' | 'random' | 'runExclusive' | 'withLock'>;
};

export function openPaymentServices(host: BookingHost, browser: Browser): PaymentServices {
  const { payment, reservation } = host.config;
  return {
    host,
    browser,
    payment: createPaymentService(payment),
    verifier: createVerifier(reservation),
  };
}
