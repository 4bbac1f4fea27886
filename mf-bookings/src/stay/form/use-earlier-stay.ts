import { type CalendarDate, isCalendarDate, lagosDate } from '@venue/shared/time/dates.ts';
import type { FieldValues } from '@venue/shared/form/field-values.ts';
import type { StayRecord } from '../booking/stay-ledger.ts';
import { now } from '@venue/shared/time/site-time.ts';
import { watchWipe } from '@venue/shared/storage/device-wipe.ts';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { useHost } from '../../host.ts';
import { withFound } from '../../payment/payment-flow.ts';
import { isStored, storageKeys } from '../../storage/device-storage.ts';
import { type Place, isReceiptAddress } from '../booking/places.ts';
import { handoverOf } from '../booking/stay-fields.ts';
import type { StayServices } from '../flow/stay-purchase.ts';
import type { StayFlow } from '../flow/stay-flow.ts';

/**
 * Whether a visitor chose other dates, on another page, than those of the stay before or after it was moved. False if nothing
 * or a past day was chosen. The first argument holds values by the names of the form's fields.
 */
export function choseOtherDates(
  { checkIn, checkOut = '', date = '' }: FieldValues,
  { from, to, changes }: StayRecord,
  today: CalendarDate,
): boolean {
  const first = checkIn ?? date;
  if (!isCalendarDate(first) || first < today) return false;
  const booked = [{ from, to }, ...(changes?.moved.map((move) => move.from) ?? [])];
  return !booked.some((each) => each.from === first && (checkOut === '' || each.to === checkOut));
}

type LoadedCode = {
  services: StayServices;
  page: { refresh: (records: readonly StayRecord[], onFound: () => void) => Promise<void> };
};

/**
 * Opens the page with the receipt of what this device has paid here. A visitor who has chosen other dates gets the form instead,
 * and this state holds the stay that was paid.
 */
export function useEarlierStay(
  place: Place,
  load: () => Promise<LoadedCode>,
  setFlow: Dispatch<SetStateAction<StayFlow>>,
) {
  const { handover, report } = useHost();
  const state = useState<StayRecord>();
  const [, setStay] = state;

  useEffect(() => {
    async function open(): Promise<void> {
      const { services, page } = await load();
      const { ledger } = services;
      const show = (takesFocus: boolean) => {
        const record = ledger.shown(place.id);
        if (!record) return;
        const chosen = isReceiptAddress() ? {} : handover(handoverOf[place.unit].set).read();
        if (choseOtherDates(chosen, record, lagosDate(now()))) setStay(record);
        else setFlow((flow) => withFound(flow, record, takesFocus));
      };
      show(false);
      const here = ledger.all().filter((record) => record.place === place.id);
      await page.refresh(here, () => show(true));
    }
    if (isStored(storageKeys.stay)) open().catch(report);
  }, [handover, load, setFlow, place, report, setStay]);

  useEffect(() => watchWipe(() => setStay(undefined)), [setStay]);
  return state;
}
