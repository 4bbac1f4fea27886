import type { EmailOutcome } from '@venue/shared/email/email-outcome.ts';
import type { BookingHost } from '../host.ts';
import type { Browser } from '../services/browser.ts';
import { verifyPayment } from './verify-payments.ts';
import { mailOf, notifyVenue } from './notify-venue.ts';
import { pay, type PayServices } from './pay.ts';
import { applyResult, type PaymentFlow, type ShownResult, withFinding, withMail } from './payment-flow.ts';
import type { PaymentStore } from './payment-store.ts';
import {
  isFromThisDevice,
  isOwnAttempt,
  wasCalledPaidOrPending,
  type PaymentRecord,
} from './payment-record.ts';
import type { Purchase } from './purchase.ts';
import { announceResult } from './payment-result-text.ts';

export type PaymentPageServices<Payment extends PaymentRecord> = PayServices & {
  host: Pick<BookingHost, 'notify' | 'report'>;
  browser: Browser;
  ledger: PaymentStore<Payment>;
  /** E-mails the venue about a payment. */
  send: (record: Payment) => Promise<EmailOutcome>;
};

export type PaymentPageOptions<Payment extends PaymentRecord, Obstacle> = {
  services: PaymentPageServices<Payment>;
  setFlow: (change: (flow: PaymentFlow<Payment, Obstacle>) => PaymentFlow<Payment, Obstacle>) => void;
};

/** A page that takes one payment and shows its receipt. */
export function paymentPage<Payment extends PaymentRecord, Obstacle>({
  services,
  setFlow,
}: PaymentPageOptions<Payment, Obstacle>) {
  const { ledger, send, host, browser } = services;

  async function notify(record: Payment): Promise<void> {
    const show = (known: Payment, notifying: boolean) => setFlow((flow) => withMail(flow, known, notifying));
    show(record, true);
    try {
      await notifyVenue(record, {
        store: ledger,
        send,
        report: host.report,
        withLock: browser.withLock,
        show: (known) => show(known, false),
      });
    } catch (error) {
      host.report(error, 'email');
      show(ledger.latest(record), false);
    }
  }

  /** An e-mail without an answer may have arrived, so the payer decides. */
  async function notifyIfUnsent(record: Payment): Promise<void> {
    if (mailOf(record) === 'unsent') await notify(record);
  }

  /** Other devices report their own payments. */
  async function notifyOfOwn(records: readonly Payment[]): Promise<void> {
    const own = records.filter((record) => wasCalledPaidOrPending(record) && isFromThisDevice(record));
    await Promise.all(own.map(notifyIfUnsent));
  }

  async function verify(record: Payment, onFound: () => void): Promise<void> {
    const verified = await verifyPayment(record, ledger, services);
    if (!verified) return;
    setFlow((flow) => withFinding(flow, verified));
    if (wasCalledPaidOrPending(record)) return;
    onFound();
    await notifyIfUnsent(verified);
  }

  async function refresh(records: readonly Payment[], onFound = () => {}): Promise<void> {
    const own = records.filter(isOwnAttempt);
    await Promise.all([
      notifyOfOwn(records),
      ...own.map((record) =>
        verify(record, onFound).catch((error: unknown) => host.report(error, 'payment')),
      ),
    ]);
  }

  return {
    /** E-mails the venue about a payment, and shows the state of the e-mail. Reports what fails, as `refresh` does. */
    notify,
    /**
     * Verifies this device's payments (C-21), and tells the venue of those it does not know. `onFound`: a card payment with an unknown
     * outcome has turned out to be paid.
     */
    refresh,
    /**
     * Pays, and shows the result. `acknowledged`: the earlier payments that the visitor was just asked about. `onResult` is called when the
     * attempt has ended, before the page shows it.
     */
    async pay(
      purchase: Purchase<Payment, Obstacle>,
      acknowledged: readonly PaymentRecord[],
      onResult: (result: ShownResult<Payment, Obstacle>) => void = () => {},
    ): Promise<void> {
      setFlow((flow) => (flow.stage === 'receipt' ? flow : { stage: 'paying' }));
      const result = await pay(purchase, acknowledged, services);
      if (result.kind === 'already-running' || result.kind === 'page-left') return;
      announceResult(host, result);
      onResult(result);
      setFlow((flow) => applyResult(flow, result));
      if (result.kind === 'paid-or-pending') await refresh([result.record]);
      // Verification may have found one of them paid: tell the venue, whatever the visitor does now.
      if (result.kind === 'unacknowledged-payments') await notifyOfOwn(result.earlier);
    },
  };
}
