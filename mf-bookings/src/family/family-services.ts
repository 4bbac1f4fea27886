import type { BookingHost } from '../host.ts';
import { sendFields } from '../mail/venue-mail.ts';
import type { PaymentPageServices } from '../payment/pay-on-page.ts';
import { moneyServices } from '../services/payment.ts';
import type { ShownPage } from '../services/shown-page.ts';
import { browserOf } from '../services/browser.ts';
import { createFamilyLedger, type FamilyLedger } from './family-ledger.ts';
import { familyMailFields } from './family-mail.ts';
import type { FamilyRecord } from './family-record.ts';

export type FamilyServices = PaymentPageServices<FamilyRecord> & { ledger: FamilyLedger };

export function openFamilyServices(host: BookingHost, page: ShownPage): FamilyServices {
  const { config } = host;
  const browser = browserOf(page);
  return {
    host,
    browser,
    ...moneyServices(config),
    send: (record) => sendFields(familyMailFields(record), 'hallPayment', config.email),
    ledger: createFamilyLedger(browser.storage, browser.now),
  };
}
