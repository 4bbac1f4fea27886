import type { EmailOutcome } from '@venue/shared/email/email-outcome.ts';
import type { HallOrder } from '../hall/booking/hall-payment.ts';
import { invoiceReferences, referenceStart } from '../hall/booking/invoice.ts';
import type { SharedInvoice } from '../hall/link/invoice-link.ts';
import { dashboardFields } from '../hall/text/payment-names.ts';
import type { BookingHost } from '../host.ts';
import { sendFields } from '../mail/venue-mail.ts';
import {
  type PaymentController,
  paymentController,
  type PaymentDisplay,
} from '../payment/payment-controller.ts';
import { openPaymentServices, type PaymentServices } from '../payment/payment-services.ts';
import type { KnownPayments, Purchase } from '../payment/purchase.ts';
import { browserOf, type Browser } from '../services/browser.ts';
import type { PageVisit } from '../services/page-visit.ts';
import { createFamilyLedger, type FamilyLedger, type FamilyRecord } from './family-ledger.ts';
import { familyMailFields } from './family-message.ts';
import { amountLeftOn, readInvitation } from './invitation.ts';

/** The fragment is read again at the click, in case the invoice has expired. */
export type FamilyOrder = {
  fragment: string;
  order: HallOrder;
  payer: NonNullable<FamilyRecord['payer']>;
};

export function linkPayments(ledger: FamilyLedger, shared: SharedInvoice): KnownPayments<FamilyRecord> {
  return {
    earlier: () => ledger.find(shared),
    store: ledger,
    references: invoiceReferences<FamilyRecord>(shared.invoice, {
      usedInLink: (n) => {
        if (shared.referencesCounted.includes(n)) return 'counted';
        return shared.referencesUncounted.includes(n) ? 'used' : undefined;
      },
      fromOtherDevice: (seen) => ({ ...seen, ...shared }),
    }),
  };
}

/** Someone else's invoice: cannot be paid once it has expired (I-12). */
export function familyPurchase(
  shared: SharedInvoice,
  { fragment, order, payer }: FamilyOrder,
  { ledger, browser }: { ledger: FamilyLedger; browser: Pick<Browser, 'now'> },
): Purchase<FamilyRecord, 'not-payable'> {
  const amountOwed = () => amountLeftOn(shared, ledger.find(shared));
  return {
    name: `invoice ${referenceStart(shared.invoice)}`,
    ...linkPayments(ledger, shared),
    hasUnread: ledger.hasUnread,
    findObstacle: async () =>
      readInvitation(fragment, browser.now(), amountOwed()).kind === 'open' ? undefined : 'not-payable',
    amountOwed,
    begin: (beginning) => {
      const { choice, naira } = order;
      const booked = [
        ...dashboardFields(shared, choice),
        { name: 'Paid for', value: shared.firstName || 'The person who booked' },
        { name: 'Paid by', value: `${payer.name}, through a shared link` },
      ];
      return {
        record: {
          ...beginning,
          ...shared,
          choice,
          naira,
          payer,
        },
        charge: { naira, reference: beginning.reference, ...payer, booked },
      };
    },
  };
}

/** What paying someone else's invoice needs from outside the page. */
export type FamilyServices = PaymentServices & {
  ledger: FamilyLedger;
  /** E-mails the venue about a payment. */
  send: (record: FamilyRecord) => Promise<EmailOutcome>;
};

export function openFamilyServices(host: BookingHost, visit: PageVisit): FamilyServices {
  const { config } = host;
  const browser = browserOf(visit);
  return {
    ...openPaymentServices(host, browser),
    send: (record) => sendFields(familyMailFields(record), 'hallPayment', config.email),
    ledger: createFamilyLedger(browser.storage, browser.now),
  };
}

/** Pays someone else's invoice, verifies the payments for it, and notifies the venue of them. */
export function familyPayments(
  shared: SharedInvoice,
  services: FamilyServices,
  display: PaymentDisplay<FamilyRecord, 'not-payable'>,
): PaymentController<FamilyRecord, 'not-payable'> {
  const { ledger, send } = services;
  return paymentController({ known: linkPayments(ledger, shared), send, display, services });
}
