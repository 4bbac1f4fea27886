import type { EmailOutcome } from '@venue/shared/email/email-outcome.ts';
import type { Configuration } from '../configuration.ts';
import type { BookingHost } from '../host.ts';
import { sendFields } from '../mail/venue-mail.ts';
import { isOwn } from '../hall/booking/hall-payment.ts';
import type { SharedInvoice } from '../hall/link/invoice-link.ts';
import { announcePayment } from '../payment/announce-payment.ts';
import { lookUp } from '../payment/look-up.ts';
import { pay, type PayTools } from '../payment/pay.ts';
import { isMade } from '../payment/payment-record.ts';
import { keepOtherDevices } from '../payment/references.ts';
import { mailOf, notifyVenue } from '../payment/notify-venue.ts';
import { type MoneyServices, moneyServices } from '../services/money-services.ts';
import type { Surroundings } from '../services/surroundings.ts';
import { createFamilyLedger, type FamilyLedger } from './family-ledger.ts';
import { afterEnd, type FamilyEnd, type FamilyFlow, withFinding, withNotified } from './family-flow.ts';
import { familyMailFields } from './family-mail.ts';
import { type FamilyOrder, familyPurchase, linkPayments } from './family-purchase.ts';
import type { FamilyRecord } from './family-record.ts';

/** Everything outside of the page that a payment for somebody else touches. */
export type FamilyDesk = PayTools & {
  host: Pick<BookingHost, 'notify' | 'report'>;
  around: Surroundings;
  ledger: FamilyLedger;
  /** Tells the venue of a payment by e-mail. */
  send: (record: FamilyRecord) => Promise<EmailOutcome>;
};

/** The third parties that a payment for somebody else needs. */
type FamilyServices = MoneyServices & Pick<FamilyDesk, 'send'>;

/** The services that the host's configuration names. */
export function familyServices(
  config: Pick<Configuration, 'payment' | 'reservation' | 'email'>,
): FamilyServices {
  return {
    ...moneyServices(config),
    send: (record) => sendFields(familyMailFields(record), 'hallPayment', config.email),
  };
}

/** The desk of a page. */
export function openFamilyDesk(
  host: FamilyDesk['host'],
  services: FamilyServices,
  around: Surroundings,
): FamilyDesk {
  return { host, around, ...services, ledger: createFamilyLedger(around.storage, around.now) };
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
  acknowledged: readonly FamilyRecord[],
): Promise<FamilyEnd> {
  move((flow) => (flow.stage === 'settled' ? flow : { stage: 'paying' }));
  const end = await pay(familyPurchase(shared, order, desk), acknowledged, desk);
  announcePayment(desk.host, end);
  if (end.kind !== 'here' && end.kind !== 'page-left') move(() => afterEnd(end));
  return end;
}

/** Looks for payments of the invoice that other devices have made; gives all that are known of it. */
export async function findOnPage({
  desk,
  shared,
}: Omit<FamilyPage, 'move'>): Promise<readonly FamilyRecord[]> {
  const known = linkPayments(desk.ledger, shared);
  await keepOtherDevices(known, desk);
  return known.earlier();
}

/** Looks the payment of a shown receipt up (C-21). */
export async function checkOnPage(
  { desk, move }: Pick<FamilyPage, 'desk' | 'move'>,
  record: FamilyRecord,
): Promise<void> {
  const checked = await lookUp(record, desk.ledger, desk);
  if (checked) move((flow) => withFinding(flow, checked));
}

/** Tells the venue of a payment, and shows what becomes of it. */
export async function notifyOnPage(
  { desk, move }: Pick<FamilyPage, 'desk' | 'move'>,
  record: FamilyRecord,
): Promise<void> {
  const { ledger, send, host, around } = desk;
  const show = (known: FamilyRecord, notifying: boolean) =>
    move((flow) => withNotified(flow, known, notifying));
  show(record, true);
  await notifyVenue(record, {
    payments: ledger,
    send,
    report: host.report,
    inTurn: around.inTurn,
    show: (known) => show(known, false),
  });
}

/**
 * The same unasked, of every payment from here for that invoice of which no e-mail has gone, also of those that do not show: one
 * without an answer waits for the payer's word, as it may have arrived.
 */
export async function notifyOfUnsent({ desk, shared, move }: FamilyPage): Promise<void> {
  const unsent = desk.ledger
    .find(shared)
    .filter((record) => isMade(record) && isOwn(record) && mailOf(record) === 'unsent');
  await Promise.all(unsent.map((record) => notifyOnPage({ desk, move }, record)));
}
