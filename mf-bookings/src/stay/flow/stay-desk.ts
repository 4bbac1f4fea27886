import type { BookingHost } from '../../host.ts';
import type { PayTools } from '../../payment/pay.ts';
import type { Surroundings } from '../../services/surroundings.ts';
import { type StayLedger, createStayLedger } from '../booking/stay-ledger.ts';
import type { EmailOutcome } from '@venue/shared/email/email-outcome.ts';
import type { Configuration } from '../../configuration.ts';
import { sendFields } from '../../mail/venue-mail.ts';
import { type MoneyServices, moneyServices } from '../../services/money-services.ts';
import { type AskRoom, createAskRoom } from '../../services/room-availability.ts';
import { stayMailFields } from '../mail/stay-mail.ts';
import type { StayRecord } from '../booking/stay-record.ts';

/** The third parties that a stay needs. */
export type StayServices = MoneyServices & {
  askRoom: AskRoom;
  /** Tells the venue of a stay by e-mail. */
  sendStay: (record: StayRecord) => Promise<EmailOutcome>;
};

/** The services that the host's configuration names. */
export function stayServices(config: Configuration): StayServices {
  return {
    ...moneyServices(config),
    askRoom: createAskRoom(config.reservation),
    sendStay: (record) => sendFields(stayMailFields(record), 'stayBooking', config.email),
  };
}

/** Everything outside of the page that the booking of a stay touches. */
export type StayDesk = PayTools &
  StayServices & {
    host: Pick<BookingHost, 'notify' | 'report'>;
    around: Surroundings;
    ledger: StayLedger;
  };

/** The desk of a page. */
export function openStayDesk(host: StayDesk['host'], services: StayServices, around: Surroundings): StayDesk {
  return { host, around, ...services, ledger: createStayLedger(around.storage, around.now) };
}
