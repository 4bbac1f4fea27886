import type { EmailOutcome } from '@venue/shared/email/email-outcome.ts';
import { sendStoredMail } from '../mail/stored-mail.ts';
import { pay } from './pay.ts';
import { applyResult, type PaymentFlow, type ShownResult, withFinding, withMail } from './payment-flow.ts';
import { mailOf, type PaymentRecord, unnotified, wasCalledPaidOrPending } from './payment-record.ts';
import { type AnnouncedResult, announceResult, isPaidResult } from './payment-result-text.ts';
import type { PaymentServices } from './payment-services.ts';
import type { PaymentStore } from './payment-store.ts';
import type { KnownPayments, Purchase } from './purchase.ts';
import { verifyAll } from './verify-payments.ts';

/** How a page shows what becomes of payments. */
export type PaymentDisplay<Payment extends PaymentRecord, Obstacle> = {
  /** Shows how an attempt ended. Returns what the page says of it, for the toast. */
  ended: (result: ShownResult<Payment, Obstacle>) => AnnouncedResult | undefined;
  /** Verification has found something out; it is in the store. */
  verified: () => void;
  /** E-mails to the venue about these payments are being sent, or have ended. */
  mailed: (records: readonly Payment[], notifying: boolean) => void;
};

export type ControllerOptions<Payment extends PaymentRecord, Obstacle> = {
  known: KnownPayments<Payment>;
  /** E-mails the venue about a payment. */
  send: (record: Payment) => Promise<EmailOutcome>;
  display: PaymentDisplay<Payment, Obstacle>;
  services: PaymentServices;
};

/** What a page does with payments: pays, verifies, notifies the venue, and shows each. Whatever fails is reported. */
export function paymentController<Payment extends PaymentRecord, Obstacle>({
  known,
  send,
  display,
  services,
}: ControllerOptions<Payment, Obstacle>) {
  const { host, browser } = services;
  const { store, earlier } = known;
  const report = (error: unknown) => host.report(error, 'payment');

  async function sendNow(record: Payment): Promise<Payment> {
    let notified = record;
    await sendStoredMail({
      state: () => mailOf(store.latest(notified)),
      save: (mail) => {
        notified = store.recordMail(store.latest(notified), mail);
      },
      send: () => send(record),
      report: host.report,
      about: 'e-mail of a payment',
    });
    return notified;
  }

  /**
   * E-mails the venue about a payment, unless that has been done. Tabs take turns, so that only one of them sends it. Returns the record with
   * the state of the e-mail.
   */
  async function notifyOf(record: Payment): Promise<Payment> {
    try {
      return await browser.withLock(`e-mail of ${record.reference}`, async () => {
        const latest = store.latest(record);
        const isDue = wasCalledPaidOrPending(latest) && mailOf(latest) !== 'sent';
        return isDue ? sendNow(latest) : latest;
      });
    } catch (error) {
      host.report(error, 'email');
      return store.latest(record);
    }
  }

  /** At the visitor's request: e-mails the venue about these payments. */
  async function notify(records: readonly Payment[]): Promise<void> {
    if (records.length === 0) return;
    display.mailed(records, true);
    // Not read from the device, which may have been wiped meanwhile.
    display.mailed(await Promise.all(records.map(notifyOf)), false);
  }

  /** Only payments without any e-mail yet: one without an answer may have arrived, so it waits for the visitor. */
  async function notifyOfUnsent(): Promise<void> {
    await notify(unnotified(earlier()).filter((record) => mailOf(record) === 'unsent'));
  }

  async function verify(): Promise<void> {
    if (!(await verifyAll(known, services))) return;
    display.verified();
    await notifyOfUnsent();
  }

  /** Verifies the payments (C-21), and notifies the venue of those it does not know of. */
  async function refresh(): Promise<void> {
    await Promise.all([verify().catch(report), notifyOfUnsent().catch(report)]);
  }

  return {
    notify,
    refresh,
    /**
     * Pays by card, and refreshes afterwards without being waited for. `acknowledged`: the earlier payments that the visitor knows of and has
     * chosen to pay after. A second click is ignored, and so is a page that was left. Returns whether it is paid.
     */
    async pay(
      purchase: Purchase<Payment, Obstacle>,
      acknowledged: readonly PaymentRecord[],
    ): Promise<boolean> {
      const result = await pay(purchase, acknowledged, services);
      if (result.kind === 'already-running' || result.kind === 'page-left') return false;
      const shown = display.ended(result);
      if (shown) announceResult(host, shown);
      void refresh();
      return shown !== undefined && isPaidResult(shown);
    },
  };
}

export type PaymentController<Payment extends PaymentRecord, Obstacle> = ReturnType<
  typeof paymentController<Payment, Obstacle>
>;

type Also<Payment extends PaymentRecord, Obstacle> = {
  /** Called just before the page shows how an attempt ended. */
  onEnded: (result: ShownResult<Payment, Obstacle>) => void;
  /** Called after the page has shown what verification found. */
  onVerified: () => void;
};

/** Shows payments on a page that has one form and one receipt. */
export function showInFlow<Payment extends PaymentRecord, Obstacle>(
  setFlow: (change: (flow: PaymentFlow<Payment, Obstacle>) => PaymentFlow<Payment, Obstacle>) => void,
  { latest }: Pick<PaymentStore<Payment>, 'latest'>,
  { onEnded, onVerified }: Also<Payment, Obstacle>,
): PaymentDisplay<Payment, Obstacle> {
  return {
    ended: (result) => {
      onEnded(result);
      setFlow((flow) => applyResult(flow, result));
      return result;
    },
    verified: () => {
      setFlow((flow) => (flow.stage === 'receipt' ? withFinding(flow, latest(flow.record)) : flow));
      onVerified();
    },
    mailed: (records, notifying) =>
      setFlow((flow) => records.reduce((shown, record) => withMail(shown, record, notifying), flow)),
  };
}
