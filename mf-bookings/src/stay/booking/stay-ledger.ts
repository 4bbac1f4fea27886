import { isCancelled } from '../../change-history/changes.ts';
import { type PaymentList, paymentRecords } from '../../payment/payment-list.ts';
import type { DocumentStorage } from '../../storage/device-document.ts';
import { storageKeys } from '../../storage/device-storage.ts';
import type { PlaceId } from '../../place-ids.ts';
import type { DateSpan } from '../../time/date-span.ts';
import { type StayRecord, stayRecordSchema, unreadableStay } from './stay-record.ts';
import { z } from '../../zod.ts';

const openRecords = paymentRecords({
  key: storageKeys.stay,
  item: z.union([stayRecordSchema, unreadableStay]),
  lastDay: ({ to }) => to,
});

/** Payments for stays made on this device (C-22). */
export type StayLedger = PaymentList<StayRecord> & {
  all: () => StayRecord[];
  /** Payments for the place and dates that are not cancelled, the most conclusive first. */
  find: (place: PlaceId, period: DateSpan) => StayRecord[];
  /** Saves whether the guest says that the venue has confirmed. */
  setConfirmed: (reference: string, isConfirmed: boolean) => void;
  /** The payment whose receipt the place's page opens with. */
  shown: (place: PlaceId) => StayRecord | undefined;
  /** Makes the place's page open with this receipt. */
  show: (record: StayRecord) => void;
  /** Makes the place's page open with its form again. */
  hide: (place: PlaceId) => void;
};

export function createStayLedger(storage: DocumentStorage, now: () => number): StayLedger {
  const { all, find, change, ...list } = openRecords(storage, now);
  return {
    ...list,
    all,
    setConfirmed: (reference, isConfirmed) => {
      change((record) => (record.reference === reference ? { ...record, isConfirmed } : record));
    },
    find: (place, { from, to }) =>
      find(
        (record) =>
          record.place === place && record.from === from && record.to === to && !isCancelled(record),
      ),
    shown: (place) =>
      all().findLast((record) => record.place === place && record.onPage && record.state !== 'unresolved'),
    show: (record) => list.keep({ ...record, onPage: true }),
    hide: (place) => change((record) => (record.place === place ? { ...record, onPage: false } : record)),
  };
}
