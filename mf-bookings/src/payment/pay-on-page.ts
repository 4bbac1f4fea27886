import type { EmailOutcome } from '@venue/shared/email/email-outcome.ts';
import type { BookingHost } from '../host.ts';
import type { Browser } from '../services/browser.ts';
import { announcePayment } from './announce-payment.ts';
import { verifyPayment } from './verify-payments.ts';
import { mailOf, notifyVenue } from './notify-venue.ts';
import { pay, type PayServices } from './pay.ts';
import { applyResult, type PaymentFlow, type ShownResult, withFinding, withMail } from './payment-flow.ts';
import type { PaymentList } from './payment-list.ts';
import { isPaidOrPending, type PaymentRecord } from './payment-record.ts';
import type { Purchase } from './purchase.ts';
import { wasFormShown } from './references.ts';
import type { DisplayedPayment } from './payment-status-text.ts';

/** Everything outside of a page that its payment touches. */
export type PaymentPageServices<Payment extends PaymentRecord> = PayServices & {
  host: Pick<BookingHost, 'notify' | 'report'>;
  browser: Browser;
  ledger: PaymentList<Payment>;
  /** Tells the venue of a payment by e-mail. */
  send: (record: Payment) => Promise<EmailOutcome>;
};

/** A page as far as a payment moves it. */
export type PaymentPage<Payment extends PaymentRecord, Obstacle> = {
  services: PaymentPageServices<Payment>;
  move: (change: (flow: PaymentFlow<Payment, Obstacle>) => PaymentFlow<Payment, Obstacle>) => void;
  /** Called when an attempt has ended, before that shows. */
  onEnd: (end: ShownResult<Payment, Obstacle>) => void;
};
type ReceiptPage<Payment extends PaymentRecord, Obstacle> = Pick<
  PaymentPage<Payment, Obstacle>,
  'services' | 'move'
>;

/** Tells the venue of a payment, and shows what becomes of it. */
export function notifyOnPage<Payment extends PaymentRecord, Obstacle>(
  { services, move }: ReceiptPage<Payment, Obstacle>,
  record: Payment,
): Promise<void> {
  const { ledger, send, host, browser } = services;
  move((flow) => withMail(flow, record, true));
  return notifyVenue(record, {
    payments: ledger,
    send,
    report: host.report,
    inTurn: browser.inTurn,
    show: (known) => move((flow) => withMail(flow, known, false)),
  });
}

/**
 * An e-mail that never went goes with the next look at its payment; one without an answer waits for the payer's word, as it may have
 * arrived.
 */
async function notifyIfUnsent<Payment extends PaymentRecord, Obstacle>(
  page: ReceiptPage<Payment, Obstacle>,
  record: Payment,
): Promise<void> {
  if (mailOf(record) === 'unsent') await notifyOnPage(page, record);
}

/** Looks a payment up (C-21); the venue hears of one that turns out to be made. */
async function check<Payment extends PaymentRecord, Obstacle>(
  page: ReceiptPage<Payment, Obstacle>,
  record: Payment,
  onFound: () => void,
): Promise<void> {
  const checked = await verifyPayment(record, page.services.ledger, page.services);
  if (!checked) return;
  page.move((flow) => withFinding(flow, checked));
  if (isPaidOrPending(record)) return;
  onFound();
  await notifyIfUnsent(page, checked);
}

/** Tells the venue of those of the payments that this device has made: of others, their devices tell. */
async function notifyOfOwn<Payment extends DisplayedPayment, Obstacle>(
  page: ReceiptPage<Payment, Obstacle>,
  records: readonly Payment[],
): Promise<void> {
  const own = records.filter((record) => isPaidOrPending(record) && record.choice !== 'other-device');
  await Promise.all(own.map((record) => notifyIfUnsent(page, record)));
}

/**
 * Brings what is known of payments up to date, whether or not their receipt is shown. `onFound`: a card form whose end nobody saw was
 * paid in after all.
 */
export async function bringUpToDate<Payment extends DisplayedPayment, Obstacle>(
  page: ReceiptPage<Payment, Obstacle>,
  records: readonly Payment[],
  onFound: () => void = () => {},
): Promise<void> {
  const own = records.filter((record) => wasFormShown(record) && record.choice !== 'other-device');
  await Promise.all([notifyOfOwn(page, records), ...own.map((record) => check(page, record, onFound))]);
}

/** Pays, and shows what becomes of it; `acknowledged` are the earlier payments that the visitor has just been asked about. */
export async function payOnPage<Payment extends DisplayedPayment, Obstacle>(
  page: PaymentPage<Payment, Obstacle>,
  purchase: Purchase<Payment, Obstacle>,
  acknowledged: readonly Payment[],
): Promise<void> {
  const { services, move, onEnd } = page;
  move((flow) => (flow.stage === 'settled' ? flow : { stage: 'paying' }));
  const end = await pay(purchase, acknowledged, services);
  if (end.kind === 'here' || end.kind === 'page-left') return;
  announcePayment(services.host, end);
  onEnd(end);
  move((flow) => applyResult(flow, end));
  if (end.kind === 'settled') await bringUpToDate(page, [end.record]);
  if (end.kind !== 'recognised') return;
  // The look-up may have found one of them paid: the venue hears of it, whatever the visitor does now.
  await notifyOfOwn(page, end.earlier);
}
