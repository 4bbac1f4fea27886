import type { BookingHost } from '../../host.ts';
import type { PayTools } from '../../payment/pay.ts';
import type { Surroundings } from '../../services/surroundings.ts';
import { createStayLedger, type StayLedger } from '../booking/stay-ledger.ts';
import type { StayServices } from './stay-services.ts';

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
