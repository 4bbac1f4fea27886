import type { Browser } from '../services/browser.ts';
import { type HallOrder, dashboardFields } from '../hall/booking/hall-payment.ts';
import { invoiceReferences, referenceStart } from '../hall/booking/invoice.ts';
import type { SharedInvoice } from '../hall/link/invoice-link.ts';
import type { KnownPayments, Purchase } from '../payment/purchase.ts';
import { amountLeftOn, readInvitation } from './invitation.ts';
import type { FamilyLedger, FamilyRecord } from './family-ledger.ts';

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
