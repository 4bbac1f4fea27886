import type { Configuration } from '../../configuration.ts';
import { sendFields } from '../../mail/venue-mail.ts';
import type { PaymentDesk } from '../../payment/pay-on-page.ts';
import { type MoneyServices, moneyServices } from '../../services/money-services.ts';
import { type AskRoom, createAskRoom } from '../../services/room-availability.ts';
import type { Surroundings } from '../../services/surroundings.ts';
import { type StayLedger, createStayLedger } from '../booking/stay-ledger.ts';
import type { StayRecord } from '../booking/stay-record.ts';
import { stayMailFields } from '../mail/stay-mail.ts';

/** Everything outside of the page that the booking of a stay touches. */
export type StayDesk = PaymentDesk<StayRecord> & { ledger: StayLedger; askRoom: AskRoom };

/** The third parties that a stay needs. */
export type StayServices = MoneyServices & Pick<StayDesk, 'askRoom' | 'send'>;

/** The services that the host's configuration names. */
export function stayServices(config: Configuration): StayServices {
  return {
    ...moneyServices(config),
    askRoom: createAskRoom(config.reservation),
    send: (record) => sendFields(stayMailFields(record), 'stayBooking', config.email),
  };
}

/** The desk of a page. */
export function openStayDesk(host: StayDesk['host'], services: StayServices, around: Surroundings): StayDesk {
  return { host, around, ...services, ledger: createStayLedger(around.storage, around.now) };
}
