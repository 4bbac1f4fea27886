import type { PaymentChoice } from '../hall/booking/hall-payment.ts';
import { narration } from '../hall/booking/invoice.ts';
import { bookedLines, choiceSum } from '../hall/payment/payment-choice-facts.ts';
import { newReference } from '../payment/new-reference.ts';
import type { Charge, OpenCardForm } from '../services/charge.ts';
import { lookedUp, mayPayAfter } from '../payment/earlier-payments.ts';
import { payAndRecord, type RecordedOutcome } from '../payment/pay-and-record.ts';
import type { FamilyLedger } from './family-ledger.ts';
import type { FamilyRecord } from './family-record.ts';
import { type Invitation, invitation } from './invitation.ts';
import type { SharedInvoice } from '../hall/link/invoice-link.ts';

/** Who pays what: the invoice stays in the fragment until the click, and is read again then. */
export type FamilyOrder = {
  fragment: string;
  choice: PaymentChoice;
  payer: { name: string; email: string; phone: string };
};

export type FamilyTools = {
  pay: OpenCardForm;
  ledger: Pick<FamilyLedger, 'find' | 'keep' | 'forget'>;
  /** Looks a payment up; gives its record where something was found out (C-21). */
  check: (record: FamilyRecord) => Promise<FamilyRecord | undefined>;
  now: () => number;
  /** In [0, 1). */
  random: () => number;
};

export type FamilyOutcome =
  | RecordedOutcome<FamilyRecord>
  /** Paid from this device before, or perhaps (C-22); first what says most about the money. */
  | { kind: 'recognised'; earlier: readonly FamilyRecord[] }
  /** Nothing to pay, or not any more; the card form was not opened. */
  | { kind: 'refused'; invitation: Exclude<Invitation, { kind: 'open' }> };

function openedRecord(shared: SharedInvoice, order: FamilyOrder, tools: FamilyTools): FamilyRecord {
  const { now, random } = tools;
  return {
    state: 'opened',
    ...shared,
    choice: order.choice,
    naira: choiceSum(shared, order.choice),
    reference: newReference(narration(shared.invoice), { now: now(), random: random() }),
    payer: order.payer.name,
    at: now(),
  };
}

/**
 * Pays somebody else's invoice by card. `told` are the payments of it that this device made before and that the visitor
 * chose to pay over; any other stops it.
 */
export async function payFamily(
  order: FamilyOrder,
  tools: FamilyTools,
  told: readonly FamilyRecord[],
): Promise<FamilyOutcome> {
  const reading = invitation(order.fragment, tools.now());
  if (reading.kind !== 'open') return { kind: 'refused', invitation: reading };
  const earlier = await lookedUp(() => tools.ledger.find(reading.shared), tools.check);
  if (!mayPayAfter(earlier, told)) return { kind: 'recognised', earlier };
  // The look-up took its time.
  const asked = invitation(order.fragment, tools.now());
  if (asked.kind !== 'open') return { kind: 'refused', invitation: asked };
  const { shared } = asked;
  const opened = openedRecord(shared, order, tools);
  const { naira, reference } = opened;
  const charge: Charge = {
    naira,
    reference,
    ...order.payer,
    booked: [
      ...bookedLines(shared, order.choice),
      { name: 'Paid for', value: shared.firstName || 'The person who booked' },
      { name: 'Paid by', value: `${order.payer.name}, through a shared link` },
    ],
  };
  return payAndRecord(opened, charge, tools);
}
