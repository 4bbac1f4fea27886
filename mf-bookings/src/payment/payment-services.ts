import type { BookingHost } from '../host.ts';
import type { Browser } from '../services/browser.ts';
import type { MoneyServices } from '../services/payment.ts';

/** What paying, verifying and notifying the venue need from outside the page. */
export type PaymentServices = MoneyServices & {
  host: Pick<BookingHost, 'notify' | 'report'>;
  browser: Pick<Browser, 'visit' | 'now' | 'timeSettled' | 'random' | 'runExclusive' | 'withLock'>;
};
