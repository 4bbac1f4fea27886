import type { BookingHost } from '../../host.ts';
import { sendFields } from '../../mail/venue-mail.ts';
import type { PaymentPageServices } from '../../payment/pay-on-page.ts';
import { moneyServices } from '../../services/payment.ts';
import { type AskRoom, createAskRoom } from '../../services/availability.ts';
import type { ShownPage } from '../../services/shown-page.ts';
import { browserOf } from '../../services/browser.ts';
import { type StayLedger, createStayLedger, type StayRecord } from '../booking/stay-ledger.ts';
import { stayMailFields } from '../mail/stay-mail.ts';

/** What booking a stay needs from outside the page. */
export type StayServices = PaymentPageServices<StayRecord> & { ledger: StayLedger; askRoom: AskRoom };

export function openStayServices(host: BookingHost, page: ShownPage): StayServices {
  const { config } = host;
  const browser = browserOf(page);
  return {
    host,
    browser,
    ...moneyServices(config),
    askRoom: createAskRoom(config.reservation),
    send: (record) => sendFields(stayMailFields(record), 'stayBooking', config.email),
    ledger: createStayLedger(browser.storage, browser.now),
  };
}
