import type { EmailOutcome } from '@venue/shared/email/email-outcome.ts';
import type { BookingHost } from '../host.ts';
import type { Browser } from '../services/browser.ts';
import { verifyPayment } from './verify-payments.ts';
import { mailOf, notifyVenue } from './notify-venue.ts';
import { pay, type PayServices } from './pay.ts';
import { applyResult, type PaymentFlow, type ShownResult, withFinding, withMail } from './payment-flow.ts';
import type { PaymentList } from './payment-list.ts';
import { type PaymentRecord, isOwn, isPaidOrPending } from './payment-record.ts';
import { type Purchase, wasFormShown } from './purchase.ts';
import { announceResult } from './payment-result-text.ts';

export type PaymentPageServices<Payment extends PaymentRecord> = PayServices & {
  host: Pick<BookingHost, 'notify' | 'report'>;
  browser: Browser;
  ledger: PaymentList<Payment>;
  /** E-mails the venue about a payment. */
  send: (record: Payment) => Promise<EmailOutcome>;
};

export type PaymentPage<Payment extends PaymentRecord, Obstacle> = {
  services: PaymentPageServices<Payment>;
  setFlow: (change: (flow: PaymentFlow<Payment, Obstacle>) => PaymentFlow<Payment, Obstacle>) => void;
  /** Called when an attempt has ended, before the page shows it. */
  onResult: (result: ShownResult<Payment, Obstacle>) => void;
};
type ReceiptPage<Payment extends PaymentRecord, Obstacle> = Pick<
  PaymentPage<Payment, Obstacle>,
  'services' | 'setFlow'
>;

/** E-mails the venue about a payment, and shows the state of the e-mail. */
export function notifyOnPage<Payment extends PaymentRecord, Obstacle>(
  { services, setFlow }: ReceiptPage<Payment, Obstacle>,
  record: Payment,
): Promise<void> {
  const { ledger, send, host, browser } = services;
  setFlow((flow) => withMail(flow, record, true));
  return notifyVenue(record, {
    payments: ledger,
    send,
    report: host.report,
    withLock: browser.withLock,
    show: (known) => setFlow((flow) => withMail(flow, known, false)),
  });
}

/** Sends only an e-mail that was never sent. One without an answer may have arrived, so the payer decides. */
async function notifyIfUnsent<Payment extends PaymentRecord, Obstacle>(
  page: ReceiptPage<Payment, Obstacle>,
  record: Payment,
): Promise<void> {
  if (mailOf(record) === 'unsent') await notifyOnPage(page, record);
}

/** Verifies a payment (C-21), and tells the venue if it turns out to be paid. */
async function check<Payment extends PaymentRecord, Obstacle>(
  page: ReceiptPage<Payment, Obstacle>,
  record: Payment,
  onFound: () => void,
): Promise<void> {
  const checked = await verifyPayment(record, page.services.ledger, page.services);
  if (!checked) return;
  page.setFlow((flow) => withFinding(flow, checked));
  if (isPaidOrPending(record)) return;
  onFound();
  await notifyIfUnsent(page, checked);
}

/** Tells the venue about this device's payments; other devices report their own. */
async function notifyOfOwn<Payment extends PaymentRecord, Obstacle>(
  page: ReceiptPage<Payment, Obstacle>,
  records: readonly Payment[],
): Promise<void> {
  const own = records.filter((record) => isPaidOrPending(record) && isOwn(record));
  await Promise.all(own.map((record) => notifyIfUnsent(page, record)));
}

/** Brings the records of payments up to date. `onFound`: a card payment with an unknown outcome has turned out to be paid. */
export async function refreshPayments<Payment extends PaymentRecord, Obstacle>(
  page: ReceiptPage<Payment, Obstacle>,
  records: readonly Payment[],
  onFound: () => void = () => {},
): Promise<void> {
  const own = records.filter((record) => wasFormShown(record) && isOwn(record));
  await Promise.all([notifyOfOwn(page, records), ...own.map((record) => check(page, record, onFound))]);
}

/** Pays, and shows the result. `acknowledged`: the earlier payments that the visitor was just asked about. */
export async function payOnPage<Payment extends PaymentRecord, Obstacle>(
  page: PaymentPage<Payment, Obstacle>,
  purchase: Purchase<Payment, Obstacle>,
  acknowledged: readonly PaymentRecord[],
): Promise<void> {
  const { services, setFlow, onResult } = page;
  setFlow((flow) => (flow.stage === 'settled' ? flow : { stage: 'paying' }));
  const result = await pay(purchase, acknowledged, services);
  if (result.kind === 'already-running' || result.kind === 'page-left') return;
  announceResult(services.host, result);
  onResult(result);
  setFlow((flow) => applyResult(flow, result));
  if (result.kind === 'settled') await refreshPayments(page, [result.record]);
  if (result.kind !== 'unacknowledged-payments') return;
  // Verification may have found one of them paid: tell the venue, whatever the visitor does now.
  await notifyOfOwn(page, result.earlier);
}
