import { lagosDate } from '@venue/shared/time/dates.ts';
import { now } from '@venue/shared/time/site-time.ts';
import { watchWipe } from '@venue/shared/storage/device-wipe.ts';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { useHost } from '../../host.ts';
import type { bringUpToDate } from '../../payment/pay-on-page.ts';
import { withFound } from '../../payment/payment-flow.ts';
import { isStored, storageKeys } from '../../storage/device-storage.ts';
import { choseOtherDates } from '../booking/chose-other-dates.ts';
import type { Place } from '../booking/places.ts';
import { isReceiptAddress } from '../booking/receipt-address.ts';
import { handedOver } from '../booking/stay-draft.ts';
import type { StayRecord } from '../booking/stay-record.ts';
import type { StayServices } from '../flow/stay-services.ts';
import type { StayFlow } from '../flow/stay-flow.ts';

type LoadedCode = { services: StayServices; bringUpToDate: typeof bringUpToDate };

/**
 * Opens the page with the receipt of what this device has paid here. A visitor who has chosen other dates gets the form instead,
 * and this state holds the stay that was paid.
 */
export function useEarlierStay(
  place: Place,
  load: () => Promise<LoadedCode>,
  move: Dispatch<SetStateAction<StayFlow>>,
) {
  const { handover, report } = useHost();
  const state = useState<StayRecord>();
  const [, setStay] = state;

  useEffect(() => {
    async function open(): Promise<void> {
      const { services, bringUpToDate } = await load();
      const { ledger } = services;
      const show = (fresh: boolean) => {
        const record = ledger.shown(place.id);
        if (!record) return;
        const chosen = isReceiptAddress() ? {} : handover(handedOver[place.unit].set).read();
        if (choseOtherDates(chosen, record, lagosDate(now()))) setStay(record);
        else move((flow) => withFound(flow, record, fresh));
      };
      show(false);
      const here = ledger.all().filter((record) => record.place === place.id);
      await bringUpToDate({ services, move }, here, () => show(true));
    }
    if (isStored(storageKeys.stay)) open().catch(report);
  }, [handover, load, move, place, report, setStay]);

  useEffect(() => watchWipe(() => setStay(undefined)), [setStay]);
  return state;
}
