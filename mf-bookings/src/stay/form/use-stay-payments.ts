import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import type { FieldValues } from '@venue/shared/form/field-values.ts';
import { watchWipe } from '@venue/shared/storage/device-wipe.ts';
import { type CalendarDate, isCalendarDate, lagosDate } from '@venue/shared/time/dates.ts';
import { now } from '@venue/shared/time/site-time.ts';
import { useHost } from '../../host.ts';
import { withFound } from '../../payment/payment-flow.ts';
import type { PageVisit } from '../../services/page-visit.ts';
import { isStored, storageKeys } from '../../storage/device-storage.ts';
import { loadOnce } from '../../ui/load-once.ts';
import { type Place, isReceiptAddress } from '../booking/places.ts';
import { handoverOf } from '../booking/stay-fields.ts';
import type { StayRecord } from '../booking/stay-ledger.ts';
import type { StayFlow, StayResult } from '../flow/stay-flow.ts';

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

type Options = {
  place: Place;
  visit: PageVisit;
  /** An attempt to pay has ended; the page does not show it yet. */
  onResult: (result: StayResult) => void;
};

/**
 * Loads the code for paying and for the receipt, which only visitors who fill in the form need. `showEarlier`: opens the page with the receipt of what this
 * device has paid here.
 */
async function loadPaymentCode(
  { place, visit, onResult }: Options,
  host: ReturnType<typeof useHost>,
  show: {
    setFlow: Dispatch<SetStateAction<StayFlow>>;
    setEarlierStay: (stay: StayRecord) => void;
  },
) {
  const [{ openStayServices, stayPayments, stayPurchase }, { showInFlow }, { StayReceipt }] =
    await Promise.all([
      import('../flow/stay-purchase.ts'),
      import('../../payment/payment-controller.ts'),
      import('../receipt/stay-receipt.tsx'),
    ]);
  const services = openStayServices(host, visit);
  const { ledger } = services;
  function showEarlier(takesFocus: boolean): void {
    const record = ledger.shown(place.id);
    if (!record) return;
    const chosen = isReceiptAddress() ? {} : host.handover(handoverOf[place.unit].set).read();
    if (choseOtherDates(chosen, record, lagosDate(now()))) show.setEarlierStay(record);
    else show.setFlow((flow) => withFound(flow, record, takesFocus));
  }
  const display = showInFlow(show.setFlow, ledger, {
    onEnded: onResult,
    onVerified: () => showEarlier(true),
  });
  return {
    services,
    payments: stayPayments(place, services, display),
    stayPurchase,
    showEarlier,
    StayReceipt,
  };
}
export type PaymentCode = Awaited<ReturnType<typeof loadPaymentCode>>;

/**
 * The payments for a place: opens the page with the receipt of what this device has paid here. A visitor who has chosen other dates gets
 * the form instead, and `earlierStay` is the stay that was paid.
 */
export function useStayPayments(options: Options) {
  const host = useHost();
  const { report } = host;
  const [flow, setFlow] = useState<StayFlow>({ stage: 'form' });
  const [earlierStay, setEarlierStay] = useState<StayRecord>();
  const [paymentCode, setPaymentCode] = useState<PaymentCode>();
  const [load] = useState(() =>
    loadOnce(async () => {
      const loaded = await loadPaymentCode(options, host, { setFlow, setEarlierStay });
      setPaymentCode(loaded);
      return loaded;
    }),
  );

  useEffect(() => {
    async function open(): Promise<void> {
      const { showEarlier, payments } = await load();
      showEarlier(false);
      await payments.refresh();
    }
    if (isStored(storageKeys.stay)) open().catch(report);
  }, [load, report]);

  useEffect(() => watchWipe(() => setEarlierStay(undefined)), []);
  return { flow, setFlow, earlierStay, setEarlierStay, paymentCode, load };
}
