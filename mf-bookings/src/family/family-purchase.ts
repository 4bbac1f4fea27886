import type { Surroundings } from '../services/surroundings.ts';
import type { HallOrder } from '../hall/booking/hall-payment.ts';
import { invoiceReference } from '../hall/booking/invoice.ts';
import type { SharedInvoice } from '../hall/link/invoice-link.ts';
import { bookedLines } from '../hall/booking/payment-choice-facts.ts';
import type { Purchase } from '../payment/purchase.ts';
import type { NumberedReferences } from '../payment/references.ts';
import { isFromHere } from './family-flow.ts';
import { openOf } from './family-order.ts';
import type { FamilyLedger } from './family-ledger.ts';
import type { FamilyRecord } from './family-record.ts';
import { invitation } from './invitation.ts';

/** Who pays what: the invoice stays in the fragment until the click, and is read again then. */
export type FamilyOrder = {
  fragment: string;
  /** What its button named. */
  order: HallOrder;
  payer: { name: string; email: string; phone: string };
};

type Tools = { ledger: FamilyLedger; around: Pick<Surroundings, 'now'> };

/** Whoever pays an invoice pays it under these. */
export function linkReferences(shared: SharedInvoice): NumberedReferences<FamilyRecord> {
  return {
    kind: 'numbered',
    nth: (n) => invoiceReference(shared.invoice, n),
    spokenFor: (n) => {
      if (shared.referencesCounted.includes(n)) return 'counted';
      return shared.referencesUncounted.includes(n) ? 'used' : undefined;
    },
    isElsewhere: (record) => !isFromHere(record),
    elsewhere: (seen) => ({ ...seen, ...shared, choice: 'elsewhere', payer: '' }),
  };
}

/** Somebody else's invoice, as long as its link asks for something: not once it has ended (I-12). */
export function familyPurchase(
  shared: SharedInvoice,
  { fragment, order, payer }: FamilyOrder,
  { ledger, around }: Tools,
): Purchase<FamilyRecord, 'nothing-asked'> {
  return {
    name: `invoice ${shared.invoice.number}`,
    references: linkReferences(shared),
    attempts: ledger,
    earlier: () => ledger.find(shared),
    stop: async () => (invitation(fragment, around.now()).kind === 'open' ? undefined : 'nothing-asked'),
    owed: () => openOf(shared, ledger.find(shared)),
    begin: (beginning) => {
      const { choice, naira } = order;
      const booked = [
        ...bookedLines(shared, choice),
        { name: 'Paid for', value: shared.firstName || 'The person who booked' },
        { name: 'Paid by', value: `${payer.name}, through a shared link` },
      ];
      return {
        record: {
          ...beginning,
          ...shared,
          choice,
          naira,
          payer: payer.name,
          notice: { email: payer.email, phone: payer.phone, mail: 'unsent' },
        },
        charge: { naira, reference: beginning.reference, ...payer, booked },
      };
    },
  };
}
