import type { EmailOutcome } from '@venue/shared/email/email-outcome.ts';
import type { BookingHost } from '../host.ts';
import type { Browser } from '../services/browser.ts';
import { announcePayment } from './announce-payment.ts';
import { lookUp } from './look-up.ts';
import { mailOf, notifyVenue } from './notify-venue.ts';
import { pay, type PayServices } from './pay.ts';
import { afterEnd, type PaymentFlow, type ShownEnd, withFinding, withMail } from './payment-flow.ts';
import type { PaymentList } from './payment-list.ts';
import { isPaidOrPending, type PaymentRecord } from './payment-record.ts';
import type { Purchase } from './purchase.ts';
import { hasShown } from './references.ts';
import type { ToldPayment } from './payment-status-text.ts';

/** Everything outside of a page that its payment touches. */
export type PaymentPageServices<Kept extends PaymentRecord> = PayServices & {
  host: Pick<BookingHost, 'notify' | 'report'>;
  browser: Browser;
  ledger: PaymentList<Kept>;
  /** Tells the venue of a payment by e-mail. */
  send: (record: Kept) => Promise<EmailOutcome>;
};

/** A page as far as a payment moves it. */
export type PaymentPage<Kept extends PaymentRecord, Stop> = {
  services: PaymentPageServices<Kept>;
  move: (change: (flow: PaymentFlow<Kept, Stop>) => PaymentFlow<Kept, Stop>) => void;
  /** Called when an attempt has ended, before that shows. */
  onEnd: (end: ShownEnd<Kept, Stop>) => void;
};
type ReceiptPage<Kept extends PaymentRecord, Stop> = Pick<PaymentPage<Kept, Stop>, 'services' | 'move'>;

/** Tells the venue of a payment, and shows what becomes of it. */
export function notifyOnPage<Kept extends PaymentRecord, Stop>(
  { services, move }: ReceiptPage<Kept, Stop>,
  record: Kept,
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
async function notifyIfUnsent<Kept extends PaymentRecord, Stop>(
  page: ReceiptPage<Kept, Stop>,
  record: Kept,
): Promise<void> {
  if (mailOf(record) === 'unsent') await notifyOnPage(page, record);
}

/** Looks a payment up (C-21); the venue hears of one that turns out to be made. */
async function check<Kept extends PaymentRecord, Stop>(
  page: ReceiptPage<Kept, Stop>,
  record: Kept,
  onFound: () => void,
): Promise<void> {
  const checked = await lookUp(record, page.services.ledger, page.services);
  if (!checked) return;
  page.move((flow) => withFinding(flow, checked));
  if (isPaidOrPending(record)) return;
  onFound();
  await notifyIfUnsent(page, checked);
}

/** Tells the venue of those of the payments that this device has made: of others, their devices tell. */
async function notifyOfOwn<Kept extends ToldPayment, Stop>(
  page: ReceiptPage<Kept, Stop>,
  records: readonly Kept[],
): Promise<void> {
  const own = records.filter((record) => isPaidOrPending(record) && record.choice !== 'other-device');
  await Promise.all(own.map((record) => notifyIfUnsent(page, record)));
}

/**
 * Brings what is known of payments up to date, whether or not their receipt is shown. `onFound`: a card form whose end nobody saw was
 * paid in after all.
 */
export async function bringUpToDate<Kept extends ToldPayment, Stop>(
  page: ReceiptPage<Kept, Stop>,
  records: readonly Kept[],
  onFound: () => void = () => {},
): Promise<void> {
  const own = records.filter((record) => hasShown(record) && record.choice !== 'other-device');
  await Promise.all([notifyOfOwn(page, records), ...own.map((record) => check(page, record, onFound))]);
}

/** Pays, and shows what becomes of it; `acknowledged` are the earlier payments that the visitor has just been asked about. */
export async function payOnPage<Kept extends ToldPayment, Stop>(
  page: PaymentPage<Kept, Stop>,
  purchase: Purchase<Kept, Stop>,
  acknowledged: readonly Kept[],
): Promise<void> {
  const { services, move, onEnd } = page;
  move((flow) => (flow.stage === 'settled' ? flow : { stage: 'paying' }));
  const end = await pay(purchase, acknowledged, services);
  if (end.kind === 'here' || end.kind === 'page-left') return;
  announcePayment(services.host, end);
  onEnd(end);
  move((flow) => afterEnd(flow, end));
  if (end.kind === 'settled') await bringUpToDate(page, [end.record]);
  if (end.kind !== 'recognised') return;
  // The look-up may have found one of them paid: the venue hears of it, whatever the visitor does now.
  await notifyOfOwn(page, end.earlier);
}
