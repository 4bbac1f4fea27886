import type { Configuration } from '../configuration.ts';
import { sendFields } from '../mail/venue-mail.ts';
import { bringUpToDate, type PaymentDesk, type PaymentPage } from '../payment/pay-on-page.ts';
import { isMade } from '../payment/payment-record.ts';
import { isOwn } from '../hall/booking/hall-payment.ts';
import type { SharedInvoice } from '../hall/link/invoice-link.ts';
import { type MoneyServices, moneyServices } from '../services/money-services.ts';
import type { Surroundings } from '../services/surroundings.ts';
import { createFamilyLedger, type FamilyLedger } from './family-ledger.ts';
import { familyMailFields } from './family-mail.ts';
import type { FamilyRecord } from './family-record.ts';

/** Everything outside of the page that a payment for somebody else touches. */
export type FamilyDesk = PaymentDesk<FamilyRecord> & { ledger: FamilyLedger };

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

/** Brings what is known of the payments up to date that this device made of an invoice, also of those that do not show. */
export async function bringInvoiceUpToDate(
  { desk, move }: Pick<PaymentPage<FamilyRecord, 'nothing-asked'>, 'move'> & { desk: FamilyDesk },
  shared: SharedInvoice,
): Promise<void> {
  const made = desk.ledger.find(shared).filter((record) => isOwn(record) && isMade(record));
  await Promise.all(made.map((record) => bringUpToDate({ desk, move }, record)));
}
