import type { Surroundings } from '../services/surroundings.ts';
import { accountOf } from '../hall/booking/account.ts';
import type { PaymentChoice } from '../hall/booking/hall-payment.ts';
import { narration } from '../hall/booking/invoice.ts';
import type { SharedInvoice } from '../hall/link/invoice-link.ts';
import { bookedLines, choiceSum } from '../hall/booking/payment-choice-facts.ts';
import type { Purchase } from '../payment/purchase.ts';
import type { FamilyLedger } from './family-ledger.ts';
import type { FamilyRecord } from './family-record.ts';
import { invitation } from './invitation.ts';

/** Who pays what: the invoice stays in the fragment until the click, and is read again then. */
export type FamilyOrder = {
  fragment: string;
  choice: PaymentChoice;
  payer: { name: string; email: string; phone: string };
};

type Tools = { ledger: FamilyLedger; around: Pick<Surroundings, 'now'> };

/** Somebody else's invoice, as long as its link asks for something: not once it has ended (I-12). */
export function familyPurchase(
  shared: SharedInvoice,
  { fragment, choice, payer }: FamilyOrder,
  { ledger, around }: Tools,
): Purchase<FamilyRecord, 'nothing-asked'> {
  return {
    name: `invoice ${shared.invoice.number}`,
    subject: narration(shared.invoice),
    attempts: ledger,
    earlier: () => ledger.find(shared),
    stop: async () => (invitation(fragment, around.now()).kind === 'open' ? undefined : 'nothing-asked'),
    owed: () => accountOf({ ...shared, payments: ledger.find(shared) }).owed,
    begin: (beginning) => {
      const naira = choiceSum(shared, choice);
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
