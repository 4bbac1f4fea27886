import type { BookingHost } from '../host.ts';
import type { SharedInvoice } from '../hall/link/invoice-link.ts';
import { announcePayment } from '../payment/announce-payment.ts';
import { lookUp } from '../payment/look-up.ts';
import { pay, type PayTools } from '../payment/pay.ts';
import type { MoneyServices } from '../services/money-services.ts';
import type { Surroundings } from '../services/surroundings.ts';
import { createFamilyLedger, type FamilyLedger } from './family-ledger.ts';
import { afterEnd, type FamilyEnd, type FamilyFlow, withFinding } from './family-flow.ts';
import { type FamilyOrder, familyPurchase } from './family-purchase.ts';
import type { FamilyRecord } from './family-record.ts';

/** Everything outside of the page that a payment for somebody else touches. */
export type FamilyDesk = PayTools & {
  host: Pick<BookingHost, 'notify' | 'report'>;
  ledger: FamilyLedger;
};

/** The desk of a page. */
export function openFamilyDesk(
  host: FamilyDesk['host'],
  money: MoneyServices,
  around: Surroundings,
): FamilyDesk {
  return { host, around, ...money, ledger: createFamilyLedger(around.storage, around.now) };
}

/** A page with its flow, as far as a payment moves it. */
export type FamilyPage = {
  desk: FamilyDesk;
  shared: SharedInvoice;
  move: (change: (flow: FamilyFlow) => FamilyFlow) => void;
};

/** Pays what was ordered, over the earlier payments that the visitor was told of; gives what became of it. */
export async function payOnPage(
  { desk, shared, move }: FamilyPage,
  order: FamilyOrder,
  told: readonly FamilyRecord[],
): Promise<FamilyEnd> {
  move((flow) => (flow.stage === 'settled' ? flow : { stage: 'paying' }));
  const end = await pay(familyPurchase(shared, order, desk), told, desk);
  announcePayment(desk.host, end);
  if (end.kind !== 'here' && end.kind !== 'away') move(() => afterEnd(end));
  return end;
}

/** Looks the payment of a shown receipt up (C-21). */
export async function checkOnPage(
  { desk, move }: Pick<FamilyPage, 'desk' | 'move'>,
  record: FamilyRecord,
): Promise<void> {
  const checked = await lookUp(record, desk.ledger, desk);
  if (checked) move((flow) => withFinding(flow, checked));
}
