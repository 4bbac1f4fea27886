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
