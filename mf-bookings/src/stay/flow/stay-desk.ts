import type { BookingHost } from '../../host.ts';
import { sendFields } from '../../mail/venue-mail.ts';
import type { PaymentDesk } from '../../payment/pay-on-page.ts';
import { moneyServices } from '../../services/money-services.ts';
import { type AskRoom, createAskRoom } from '../../services/room-availability.ts';
import type { ShownPage } from '../../services/shown-page.ts';
import { browserAround } from '../../services/surroundings.ts';
import { type StayLedger, createStayLedger } from '../booking/stay-ledger.ts';
import type { StayRecord } from '../booking/stay-record.ts';
import { stayMailFields } from '../mail/stay-mail.ts';

/** Everything outside of the page that the booking of a stay touches. */
export type StayDesk = PaymentDesk<StayRecord> & { ledger: StayLedger; askRoom: AskRoom };

/** The desk of a page, with the services that the host's configuration names. */
export function openStayDesk(host: BookingHost, page: ShownPage): StayDesk {
  const { config } = host;
  const around = browserAround(page);
  return {
    host,
    around,
    ...moneyServices(config),
    askRoom: createAskRoom(config.reservation),
    send: (record) => sendFields(stayMailFields(record), 'stayBooking', config.email),
    ledger: createStayLedger(around.storage, around.now),
  };
}
