import type { BookingHost } from '../host.ts';
import { sendFields } from '../mail/venue-mail.ts';
import type { PaymentDesk } from '../payment/pay-on-page.ts';
import { moneyServices } from '../services/money-services.ts';
import type { ShownPage } from '../services/shown-page.ts';
import { browserAround } from '../services/surroundings.ts';
import { createFamilyLedger, type FamilyLedger } from './family-ledger.ts';
import { familyMailFields } from './family-mail.ts';
import type { FamilyRecord } from './family-record.ts';

/** Everything outside of the page that a payment for somebody else touches. */
export type FamilyDesk = PaymentDesk<FamilyRecord> & { ledger: FamilyLedger };

/** The desk of a page, with the services that the host's configuration names. */
export function openFamilyDesk(host: BookingHost, page: ShownPage): FamilyDesk {
  const { config } = host;
  const around = browserAround(page);
  return {
    host,
    around,
    ...moneyServices(config),
    send: (record) => sendFields(familyMailFields(record), 'hallPayment', config.email),
    ledger: createFamilyLedger(around.storage, around.now),
  };
}
